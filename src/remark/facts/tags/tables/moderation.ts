import { durationUnits, durationUses, filterReads, type Screen, screens } from '../../../../facts/moderation';
import { code, duration, lines, listed, plain } from './cells';
import { type FactTables, ofRecord } from './define';

/** Tables about the action log, the archive, reports and the tools of moderators. */
export const moderationTables: FactTables = {
  screens: ofRecord<Screen>('What the person reads', screens, [
    ['The person reads', ({ title }) => plain(title)],
    ['Below it', (screen) => lines(screen.lines)],
    ['Where', ({ at }) => at],
    ['Never says', ({ never }) => never],
  ]),
  'duration-units': ofRecord('Letters of a duration', durationUnits, [
    ['Letter', (_, letter) => [code(letter)]],
    ['Unit', ({ label }) => label],
    ['Example', ({ example }) => [code(example)]],
  ]),
  'duration-uses': ofRecord('What takes a duration', durationUses, [
    ['What', ({ label }) => label],
    ['Shortest', ({ min }) => duration(min)],
    ['Longest', ({ max }) => duration(max)],
    ['Takes perm', ({ perm }) => perm],
  ]),
  'filter-reads': ofRecord(
    'What the word filter reads',
    { reads: ['Reads', filterReads.reads], not: ['Does not read', filterReads.not] } as const,
    [
      ['The word filter', ([label]) => label],
      ['What', ([, things]) => listed(things)],
    ],
  ),
};

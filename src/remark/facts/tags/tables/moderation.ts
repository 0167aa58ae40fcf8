import {
  actionGroups,
  actions,
  actorKinds,
  archiveFilters,
  archiveFormats,
  type LogAction,
  logAccess,
  logColumns,
} from '../../../../facts/actions';
import { limits } from '../../../../facts/limits';
import {
  durationUnits,
  durationUses,
  filterReads,
  ipTagViewers,
  type ModerationTool,
  moderationTools,
  type Screen,
  screens,
  waitingRules,
} from '../../../../facts/moderation';
import {
  type ReportReason,
  type ReportViewer,
  reportNumbers,
  reportReasons,
  reportRoutes,
  reportViewers,
} from '../../../../facts/reports';
import { code, duration, limitsOf, lines, listed, permissionRank, plain, planUp, rankUp } from './cells';
import { type FactTables, ofRecord } from './define';

function commandsAndMenu({ commands, menu }: ModerationTool): string {
  return [...commands.map((id) => `\`/${id}\``), menu].join('; ');
}

/** Tables about the action log, the archive, reports and the tools of moderators. */
export const moderationTables: FactTables = {
  actions: ofRecord<LogAction>('Actions of the action log', actions, [
    ['Action', (_, id) => [code(id)]],
    ['Part', ({ group }) => actionGroups[group].label],
    ['What happened', ({ means }) => means],
    [
      'Sample',
      ({ sample }) =>
        plain([sample.actor, sample.target, sample.reason, sample.channel].filter(Boolean).join(' · ')),
    ],
  ]),
  'actor-kinds': ofRecord('Who or what can be the actor', actorKinds, [
    ['Actor', ({ label }) => label],
    ['In the log', ({ written }) => [code(written)]],
    ['What it does', ({ does }) => does],
  ]),
  'log-access': ofRecord('Who can do what with the action log', logAccess, [
    ['What', ({ label }) => label],
    ['Lowest rank', ({ permission }) => permissionRank(permission)],
  ]),
  'log-columns': ofRecord('What an entry of the action log holds', logColumns, [
    ['Column', ({ label }) => label],
    ['In a CSV file', (_, id) => [code(id)]],
    ['What it holds', ({ holds }) => holds],
  ]),
  'archive-filters': ofRecord('Filters of the archive', archiveFilters, [
    ['Filter', ({ usage }) => [code(usage)]],
    ['What it finds', ({ does }) => does],
    ['Example', ({ example }) => [code(example)]],
  ]),
  'archive-formats': ofRecord('Formats of an export', archiveFormats, [
    ['Format', ({ label }) => label],
    ['Ending', (_, ending) => [code(`.${ending}`)]],
    ['For', (format) => format.for],
  ]),
  'report-reasons': ofRecord<ReportReason>('Reasons of a report', reportReasons, [
    ['Reason', ({ label }) => label],
    ['Word to type', ({ word }) => [code(word)]],
    ['What falls under it', ({ means }) => means],
    ['Who gets it', ({ toRookery }) => (toRookery ? 'Staff of the chat and Rookery' : 'Staff of the chat')],
    ['Rookery answers', ({ answer }) => answer && limits[answer].text],
  ]),
  'report-routes': ofRecord('What can be reported, and where it goes', reportRoutes, [
    ['What', ({ label }) => label],
    ['How', ({ how }) => how],
    ['To the staff of the chat', ({ toStaff }) => toStaff],
    ['To Rookery', ({ toRookery }) => toRookery],
    ['Rookery answers', ({ answer }) => limits[answer].text],
  ]),
  'report-viewers': ofRecord<ReportViewer>('Who sees what of a report', reportViewers, [
    ['Who', ({ label }) => label],
    ['The message', ({ message }) => message],
    ['Messages before it', ({ context }) => context],
    ['The reason', ({ reason }) => reason],
    ['Who reported', ({ reporter }) => reporter],
    ['Note', ({ note }) => note],
  ]),
  'report-numbers': limitsOf('Numbers of reporting', reportNumbers),
  screens: ofRecord<Screen>('What the person reads', screens, [
    ['The person reads', ({ title }) => plain(title)],
    ['Below it', (screen) => lines(screen.lines)],
    ['Where', ({ at }) => at],
    ['Never says', ({ never }) => never],
  ]),
  'moderation-tools': ofRecord<ModerationTool>('Tools of moderation, mild to strong', moderationTools, [
    ['Tool', ({ label }) => label],
    ['Effect', ({ effect }) => effect],
    ['How long', ({ lasts }) => lasts],
    ['Lowest rank', ({ rank }) => rankUp(rank)],
    ['Needs more', ({ rankNote }) => rankNote],
    ['Plan', ({ plan }) => planUp(plan)],
    ['How', commandsAndMenu],
    ['Undo', ({ undo }) => undo],
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
  'waiting-rules': ofRecord('What makes a writer wait', waitingRules, [
    ['Rule', ({ label }) => label],
    ['Who waits', ({ who }) => who],
    ['How long', ({ wait }) => wait],
    ['Who sets it', ({ setBy }) => setBy],
    ['Where it holds', ({ holds }) => holds],
    ['The writer reads', ({ screen }) => plain(screens[screen].title)],
  ]),
  'ip-tag-viewers': ofRecord('Who sees IP tags and IP addresses', ipTagViewers, [
    ['Who', ({ label }) => label],
    ['IP tag', ({ tag }) => tag],
    ['IP address', ({ address }) => address],
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

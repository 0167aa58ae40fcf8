import { consequences } from '../../../../facts/settings/advanced';
import { readership } from '../../../../facts/settings/direct-messages';
import { filterOutcomes } from '../../../../facts/settings/moderation';
import { type FactTables, ofList, ofRecord } from './define';

/** Tables that belong to single pages of Chat settings. */
export const settingTables: FactTables = {
  consequences: ofRecord('What follows', consequences, [
    ['Action', ({ label }) => `**${label}**`],
    ['Who may', ({ who }) => who],
    ['Visitors see', ({ seen }) => seen],
    ['What is lost', ({ lost }) => lost],
    ['Undo', ({ undo }) => undo],
  ]),
  readership: ofList('Who can read what', readership, [
    ['Where', ({ label }) => label],
    ['People', ({ people }) => people],
    ['Staff', ({ staff }) => staff],
    ['Archive, exports, API and webhooks', ({ records }) => records],
    ['Rookery', ({ rookery }) => rookery],
  ]),
  'filter-outcomes': ofList('What happens to a hit', filterOutcomes, [
    ['Choice', ({ label }) => `**${label}**`],
    ['The writer sees', ({ writer }) => writer],
    ['Others see', ({ others }) => others],
  ]),
};

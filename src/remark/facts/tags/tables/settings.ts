import { h } from 'hastscript';
import { filterLanguageIds, type Language, languages } from '../../../../facts/languages';
import { consequences } from '../../../../facts/settings/advanced';
import { banColumns, banCsvColumns, banKinds } from '../../../../facts/settings/ban-list';
import { bookmarkFates } from '../../../../facts/settings/bookmark-messages';
import { channelPatterns } from '../../../../facts/settings/channels';
import { waysToNoAdvertisements } from '../../../../facts/settings/chat-advertisements';
import { audienceSwitches } from '../../../../facts/settings/chat-information';
import { readership } from '../../../../facts/settings/direct-messages';
import { distances } from '../../../../facts/settings/friends-and-block-lists';
import { type GuestMix, guestMixes, guests } from '../../../../facts/settings/guests';
import { languageChoices } from '../../../../facts/settings/language';
import { allowedDomainSamples, filterOutcomes, filterSamples } from '../../../../facts/settings/moderation';
import { notificationScope, notifications } from '../../../../facts/settings/notifications';
import { pageAppearance, pageReach } from '../../../../facts/settings/page-appearance';
import { type HeldState, heldStates } from '../../../../facts/settings/pre-approve';
import { streamFormats } from '../../../../facts/settings/radio';
import { accessKinds } from '../../../../facts/settings/security-and-privacy';
import { keyRefusals, rankWays } from '../../../../facts/settings/staff-keys';
import { greetingWays, welcomeVariables } from '../../../../facts/settings/welcome';
import { bold, code, codes, rankUp } from './cells';
import { type Column, type FactTable, type FactTables, ofList, ofRecord } from './define';

type GuestSettingId = keyof typeof guests.settings;

const mixColumns: readonly Column<string>[] = Object.values<GuestMix>(guestMixes).map(
  ({ label, values }) => [label, (_, id) => values[id as GuestSettingId]] as const,
);

const codecs = { yes: 'Yes', recent: 'In recent versions', no: 'No' } as const;
const scopes = { default: 'Default for newcomers', rule: 'Rule for everybody' } as const;

function languageTable(caption: string, found: Readonly<Record<string, Language>>): FactTable {
  return ofRecord(caption, found, [
    ['Language', ({ name }) => name],
    [
      'Its own name',
      ({ ownName, rightToLeft }, id) => [h('span', { lang: id, dir: rightToLeft ? 'rtl' : 'ltr' }, ownName)],
    ],
    ['Code', (_, id) => [code(id)]],
    ['Written from right to left', ({ rightToLeft }) => rightToLeft],
  ]);
}

/** Tables that belong to single pages of Chat settings. */
export const settingTables: FactTables = {
  consequences: ofRecord('What follows', consequences, [
    ['Action', ({ label }) => `**${label}**`],
    ['Who may', ({ who }) => who],
    ['Visitors see', ({ seen }) => seen],
    ['What is lost', ({ lost }) => lost],
    ['Undo', ({ undo }) => undo],
  ]),
  'ban-columns': ofList('Columns of the ban list', banColumns, [
    ['Column', ({ label }) => label],
    ['What it holds', ({ holds }) => holds],
  ]),
  'ban-csv-columns': ofList(
    'Columns of the CSV file of bans',
    banCsvColumns,
    [
      ['Column', ({ name }) => [code(name)]],
      ['What it holds', ({ holds }) => holds],
      ['Sample', ({ sample }) => sample && [code(sample)]],
    ],
    ({ name }) => name,
  ),
  'ban-kinds': ofRecord('Kinds of ban', banKinds, [
    ['Ban of', ({ label }) => label],
    ['Shuts out', ({ shutsOut }) => shutsOut],
    ['What remains when it is lifted', ({ remains }) => remains],
  ]),
  'bookmark-fates': ofList('What becomes of a bookmark', bookmarkFates, [
    ['When', ({ when }) => when],
    ['The bookmark shows', ({ shows }) => shows],
  ]),
  'channel-patterns': ofRecord('Patterns of channels', channelPatterns, [
    ['Pattern', ({ label }) => label],
    ['Good for', ({ goodFor }) => goodFor],
    ['Sample', ({ name }) => [code(`#${name}`)]],
    ['Who reads', ({ readMinRank }) => rankUp(readMinRank)],
    ['Who writes', ({ sendMinRank, announcement }) => (announcement ? 'Staff' : rankUp(sendMinRank))],
    ['Announcement channel', ({ announcement }) => announcement],
  ]),
  'no-advertisements': ofList<(typeof waysToNoAdvertisements)[number]>(
    'Ways to no advertisements',
    waysToNoAdvertisements,
    [
      ['Way', ({ label }) => label],
      ['What it does', ({ does }) => does],
    ],
  ),
  'audience-switches': ofList('Switches for who finds a chat', audienceSwitches, [
    ['Switch', ({ label }) => label],
    ['In the list of chats', ({ list }) => list],
    ['In search engines', ({ searchEngines }) => searchEngines],
    ['In the chat', ({ inside }) => inside],
  ]),
  readership: ofList('Who can read what', readership, [
    ['Where', ({ label }) => label],
    ['People', ({ people }) => people],
    ['Staff', ({ staff }) => staff],
    ['Archive, exports, API and webhooks', ({ records }) => records],
    ['Rookery', ({ rookery }) => rookery],
  ]),
  distances: ofList('Ways to keep somebody away', distances, [
    ['Way', ({ label }) => label],
    ['Who does it', ({ who }) => who],
    ['What it affects', ({ affects }) => affects],
    ['Who knows', ({ knows }) => knows],
    ['Ends', ({ ends }) => ends],
  ]),
  'guest-mixes': ofRecord<string>(
    'Ready mixes of guest settings',
    Object.fromEntries(
      (Object.keys(guests.settings) as GuestSettingId[]).map((id) => [id, guests.settings[id].label]),
    ),
    [['Setting', (label) => `**${label}**`], ...mixColumns],
  ),
  'guest-mix-uses': ofRecord<GuestMix>('What each mix is good for', guestMixes, [
    ['Mix', ({ label }) => label],
    ['Good for', ({ goodFor }) => goodFor],
  ]),
  'language-choices': ofList('Who chooses which language', languageChoices, [
    ['Choice', ({ label }) => label],
    ['Who chooses', ({ chooser }) => chooser],
    ['What it changes', ({ changes }) => changes],
  ]),
  'interface-languages': languageTable('Languages of the interface', languages),
  'filter-languages': languageTable(
    "Languages of Caw's filter",
    Object.fromEntries(filterLanguageIds.map((id) => [id, languages[id]])),
  ),
  'filter-outcomes': ofList('What happens to a hit', filterOutcomes, [
    ['Choice', ({ label }) => `**${label}**`],
    ['The writer sees', ({ writer }) => writer],
    ['Others see', ({ others }) => others],
  ]),
  'filter-samples': ofList('Entries of the word filter', filterSamples, [
    ['Entry', ({ entry }) => [code(entry)]],
    ['Catches', ({ catches }) => codes(catches)],
    ['Lets through', ({ passes }) => codes(passes)],
  ]),
  'allowed-domain-samples': ofList('Entries of the allowed domains', allowedDomainSamples, [
    ['Entry', ({ entry }) => [code(entry)]],
    ['Lets through', ({ passes }) => codes(passes)],
    ['Refuses', ({ refused }) => codes(refused)],
  ]),
  'notification-scope': ofRecord('Default or rule', notificationScope, [
    ['Setting', (_, id) => [bold(notifications.settings[id as keyof typeof notificationScope].label)]],
    ['What it is', (scope) => scopes[scope]],
  ]),
  'page-reach': ofRecord('Where a setting of the page shows', pageReach, [
    ['Setting', (_, id) => `**${pageAppearance.settings[id as keyof typeof pageReach].label}**`],
    ["The chat's own page", ({ page }) => page],
    ['An embed', ({ embed }) => embed],
    ['Search engines', ({ searchEngines }) => searchEngines],
    ['A shared link', ({ sharedLink }) => sharedLink],
  ]),
  'held-states': ofRecord<HeldState>('States of a held message', heldStates, [
    ['State', ({ label }) => label],
    ['The sender reads', ({ sender }) => sender && `**${sender}**`],
    ['Others', ({ others }) => others],
    ['Then', ({ next }) => next],
  ]),
  'stream-formats': ofList('Kinds of stream by browser', streamFormats, [
    ['Format', ({ label }) => label],
    ['Chrome, Edge, Brave, Samsung Internet', ({ chromium }) => codecs[chromium]],
    ['Firefox', ({ firefox }) => codecs[firefox]],
    ['Safari', ({ safari }) => codecs[safari]],
    ['Note', ({ note }) => note],
  ]),
  'access-kinds': ofRecord('Kinds of access', accessKinds, [
    ['Access', ({ label }) => `**${label}**`],
    ['Who gets in', ({ getsIn }) => getsIn],
    ['Others see', ({ othersSee }) => othersSee],
    ['An embed shows', ({ embedShows }) => embedShows],
    ['In the list of chats', ({ listed }) => listed],
  ]),
  'rank-ways': ofList('Ways to give a rank', rankWays, [
    ['Way', ({ label }) => label],
    ['Good for', ({ goodFor }) => goodFor],
    ['Gives', ({ gives }) => gives],
    ['Needs', ({ needs }) => needs],
    ['Ends', ({ ends }) => ends],
  ]),
  'key-refusals': ofList('Why a staff key is refused', keyRefusals, [
    ['You read', ({ message }) => `**${message}**`],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
  ]),
  'welcome-variables': ofList('Variables of the welcome', welcomeVariables, [
    ['Type', ({ name }) => [code(name)]],
    ['Becomes', ({ becomes }) => becomes],
    ['Sample', ({ sample }) => sample],
  ]),
  'greeting-ways': ofList('Ways to tell people something', greetingWays, [
    ['Way', ({ label }) => label],
    ['Who reads it', ({ reads }) => reads],
    ['When', ({ when }) => when],
    ['What people must do', ({ acts }) => acts],
  ]),
};

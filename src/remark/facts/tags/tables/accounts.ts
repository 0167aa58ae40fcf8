import {
  type AccountField,
  accountFields,
  accountSettingsPages,
  afterAccountDeletion,
  identityKinds,
  nameRefusals,
  type ProtectionTool,
  protectionTools,
  recoveryLadder,
  registrationWays,
  signInAlertParts,
  twoFactorMethods,
  twoFactorNeeded,
} from '../../../../facts/accounts';
import {
  customEmojiFile,
  type EmojiKind,
  type EmojiPlaceId,
  emojiKinds,
  emojiPlaces,
  emojiProblems,
  emojiWays,
  type SampleEmoji,
  sampleEmoji,
  skinTones,
} from '../../../../facts/emoji';
import { code, limitsOf, limitText, lines, listed } from './cells';
import { type Column, type FactTables, ofList, ofRecord } from './define';

const fieldColumns: readonly Column<AccountField>[] = [
  ['Field', ({ label }) => label],
  ['What it is for', ({ does }) => does],
  ['Limit', ({ range }) => range && limitText(range)],
  ['Who sees it', ({ seenBy }) => seenBy],
  ['Can be changed', ({ changes }) => changes],
];

const emojiPlaceColumns: readonly Column<EmojiKind>[] = (Object.keys(emojiPlaces) as EmojiPlaceId[]).map(
  (place) => [emojiPlaces[place], ({ works }) => works[place]] as const,
);

/** Tables about accounts, their protection, and emoji. */
export const accountTables: FactTables = {
  'registration-ways': ofRecord('Ways to register and to sign in', registrationWays, [
    ['Way', ({ label }) => label],
    ['What Rookery receives', ({ gives }) => gives],
  ]),
  'account-fields': ofRecord<AccountField>('What an account has', accountFields, fieldColumns),
  'name-refusals': ofRecord('Why a username is refused', nameRefusals, [
    ['You read', ({ sign }) => sign],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
  ]),
  'account-settings-pages': ofRecord('Pages of Account settings', accountSettingsPages, [
    ['Page', ({ label }) => `**${label}**`],
    ['What it does', ({ does }) => does],
    ['What is there', ({ holds }) => listed(holds)],
  ]),
  'identity-kinds': ofRecord('Kinds of identity', identityKinds, [
    ['Kind', ({ label }) => label],
    ['Who', ({ who }) => who],
    ['Name', ({ name }) => name],
    ['Signs in by', ({ signIn }) => signIn],
    ['Works in', ({ worksIn }) => worksIn],
    ['Keeps', ({ keeps }) => lines(keeps)],
    ['Lacks', ({ lacks }) => lines(lacks)],
    ['Looked after by', ({ lookedAfterBy }) => lookedAfterBy],
    ['Ends', ({ ends }) => ends],
  ]),
  'protection-tools': ofRecord<ProtectionTool>('What protects an account', protectionTools, [
    ['Tool', ({ label }) => label],
    ['What it does', ({ does }) => does],
    [
      'Page of Account settings',
      ({ page }) => (page ? `**${accountSettingsPages[page].label}**` : 'Works by itself'),
    ],
  ]),
  'sign-in-alert-parts': ofList('What a sign-in alert says', signInAlertParts, [
    ['Part', ({ label }) => label],
    ['Sample', ({ sample }) => sample],
  ]),
  'two-factor-methods': ofRecord('Methods of two-factor authentication', twoFactorMethods, [
    ['Method', ({ label }) => label],
    ['What it is', ({ what }) => what],
    ['Numbers', ({ numbers }) => lines(numbers.map((each) => `${each.label}: ${each.text}`))],
    ['Good to know', ({ note }) => note],
  ]),
  'recovery-ladder': ofRecord('Ways back into an account, the fastest first', recoveryLadder, [
    ['Way', ({ label }) => label],
    ['What to do', ({ does }) => does],
    ['How long it takes', ({ takes }) => takes],
  ]),
  'two-factor-needed': ofRecord('Who must have two-factor authentication', twoFactorNeeded, [
    ['Who', ({ label }) => label],
    ['Without it', ({ without }) => without],
  ]),
  'after-account-deletion': ofRecord(
    'What becomes of what after an account is deleted',
    afterAccountDeletion,
    [
      ['What', ({ label }) => label],
      ['What becomes of it', ({ fate }) => fate],
    ],
  ),
  'emoji-kinds': ofRecord<EmojiKind>('Kinds of emoji', emojiKinds, [
    ['Kind', ({ label }) => label],
    ['What it is', ({ what }) => what],
    ['Who may use it', ({ who }) => who],
    ...emojiPlaceColumns,
    ['Note', ({ note }) => note],
  ]),
  'emoji-ways': ofRecord<string>('Ways to write an emoji', emojiWays, [
    ['Way', (_, way) => way.charAt(0).toUpperCase() + way.slice(1)],
    ['How', (how) => how],
  ]),
  'custom-emoji-file': limitsOf('What a custom emoji may be', customEmojiFile),
  'sample-emoji': ofList<SampleEmoji>(
    'Common emoji',
    sampleEmoji,
    [
      ['Shortcode', ({ shortcode }) => [code(shortcode)]],
      ['Emoji', ({ emoji }) => emoji],
      ['Words that find it', ({ words }) => listed(words)],
      ['Takes a skin tone', ({ toned }) => toned ?? false],
    ],
    ({ shortcode }) => shortcode.replaceAll(':', ''),
  ),
  'skin-tones': ofRecord('Skin tones', skinTones, [
    ['Tone', ({ label }) => label],
    ['Sample', ({ sample }) => sample],
    ['In a shortcode', ({ suffix }) => suffix && [code(suffix)]],
  ]),
  'emoji-problems': ofRecord('When an emoji does not show', emojiProblems, [
    ['What you see', ({ sign }) => sign],
    ['Cause', ({ cause }) => cause],
    ['What to do', ({ cure }) => cure],
  ]),
};

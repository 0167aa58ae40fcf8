import { slowModePresets } from '../limits/moderation';
import { settingsLimits } from '../limits/settings';
import { amount } from '../quantity';
import type { SettingsPage } from '../types';

const mute = settingsLimits['filter-mute'].text;
const slowModeSteps = slowModePresets
  .map((seconds) => (seconds % 60 === 0 ? amount(seconds / 60, 'minute') : amount(seconds, 'second')))
  .join(', ');

/** Chat settings → Moderation, with Caw's filter. */
export const moderation = {
  label: 'Moderation',
  rank: 'administrator',
  holds: 'Word filter, spam protection, links, slow mode, Caw, new accounts',
  settings: {
    'word-filter': {
      label: 'Word filter',
      kind: 'list',
      does: "Catches words and phrases of your own, in addition to Caw's levels.",
      range: settingsLimits['word-filter-entries'],
      accepts: `whole words in any case, ${settingsLimits['word-filter-entry'].text} each; \`*\` stands for any letters at the start or end`,
      default: 'Empty',
      words: ['swear filter', 'profanity filter', 'bad words', 'censor', 'blocked words', 'blacklist'],
    },
    'filter-action': {
      label: 'What happens to a hit',
      kind: 'choice',
      does: "Sets what happens to a message that the word filter or Caw's filter catches.",
      choices: [
        { label: 'Mask', does: 'The word is shown as asterisks; the rest of the message stays.' },
        { label: 'Block', does: "The message isn't sent, and its writer reads which rule stopped it." },
        { label: 'Hold for approval', does: 'The message waits until staff approve it.', plan: 'plus' },
        {
          label: `Mute ${mute}`,
          does: `The message isn't sent, and its writer is muted for ${mute}.`,
        },
      ],
      default: 'Mask',
      planNote: '**Hold for approval** from Plus',
      words: ['censor', 'swearing punishment', 'auto mute'],
    },
    'slow-mode': {
      label: 'Slow mode',
      kind: 'choice',
      does: "Asks everybody to wait between two messages, in every channel that doesn't set its own wait.",
      choices: [
        { label: 'Off' },
        { label: 'Seconds', does: `A step (${slowModeSteps}) or your own number.` },
      ],
      range: settingsLimits['slow-mode-range'],
      default: 'Off',
      words: ['slowmode', 'cooldown', 'rate limit', 'slow chat'],
    },
    caw: {
      label: 'Caw',
      kind: 'switch',
      does: 'Switches the bot on, with its filter, commands, replies and games.',
      default: 'On',
      words: ['bot', 'turn off bot', 'robot'],
    },
    'filter-level': {
      label: 'Filter sensitivity',
      kind: 'choice',
      does: "Sets how much Caw's filter catches; each level includes those below.",
      choices: [
        { label: '1', does: 'Slurs only.' },
        { label: '2', does: 'Severe profanity too.' },
        { label: '3', does: 'Common profanity too.', plan: 'plus' },
        { label: '4', does: 'Mild profanity and insults too.', plan: 'plus' },
        { label: '5', does: 'Innuendo and look-alike spellings too; most false alarms.', plan: 'pro' },
      ],
      default: '2',
      planNote: 'levels 1–2 on Free, 1–4 on Plus, 1–5 from Pro',
      words: ['filter level', 'swear filter', 'profanity', 'too strict'],
    },
    'filter-exceptions': {
      label: 'Filter exceptions',
      kind: 'list',
      does: 'Lets the listed words through, whatever the level or your own list says.',
      range: settingsLimits['filter-exceptions'],
      default: 'Empty',
      words: ['allow a word', 'whitelist', 'false alarm', 'allowlist'],
    },
    'filter-staff': {
      label: 'Filter staff too',
      kind: 'switch',
      does: 'Applies the filter to Moderators, Administrators and Owners as well.',
      default: 'On',
      words: ['staff filter', 'mods can swear'],
    },
    'spam-protection': {
      label: 'Spam protection',
      kind: 'choice',
      does: 'Stops spam before anybody sees it, and tells its sender why.',
      choices: [
        { label: 'Off' },
        { label: 'Normal', does: 'Repeats over the limit, floods and known scam links.' },
        {
          label: 'Strict',
          does: 'Also links and uploads from New members, and look-alike texts by several people.',
        },
      ],
      default: 'Normal',
      words: ['anti spam', 'flood', 'scam links', 'raid'],
    },
    'repeat-limit': {
      label: 'Repeat limit',
      kind: 'number',
      does: 'Sets how often somebody may send the same message in a row.',
      range: settingsLimits['repeat-limit'],
      default: `${settingsLimits['repeat-limit-default'].max}`,
      words: ['repeated messages', 'duplicate messages', 'copy paste spam'],
    },
    'caps-limit': {
      label: 'Capitals limit',
      kind: 'number',
      does: 'Puts a message into small letters when more of it than this is capitals.',
      range: settingsLimits['caps-limit'],
      accepts: `looks at messages of ${settingsLimits['caps-limit-shortest'].text} or more`,
      default: settingsLimits['caps-limit-default'].text,
      words: ['caps lock', 'shouting', 'caps', 'uppercase'],
    },
    'link-policy': {
      label: 'Links',
      kind: 'choice',
      does: 'Sets which links people below staff may send; the send-links permission applies too.',
      choices: [
        { label: 'Allow', does: 'Any link.' },
        { label: 'Allow-list', does: 'Only links to the allowed domains.' },
        { label: 'Block', does: 'No links.' },
      ],
      default: 'Allow',
      words: ['block links', 'no links', 'url filter'],
    },
    'allowed-domains': {
      label: 'Allowed domains',
      kind: 'list',
      does: 'Lists where links may lead when **Links** is **Allow-list**.',
      range: settingsLimits['allowed-domains'],
      accepts: 'domains such as `example.org`, subdomains included',
      default: 'Empty',
      words: ['link whitelist', 'allowed links', 'allowlist'],
    },
    'auto-regular': {
      label: 'Automatic Regular',
      kind: 'switch',
      does: 'Makes a Member a Regular who has been here long enough and written enough.',
      default: 'Off',
      words: ['auto rank', 'auto promote', 'trusted member'],
    },
    'auto-regular-days': {
      label: 'Days before Regular',
      kind: 'number',
      does: 'Sets how many days since joining the chat automatic Regular asks for.',
      range: settingsLimits['auto-regular-days'],
      default: settingsLimits['auto-regular-days-default'].text,
      words: ['auto rank days'],
    },
    'auto-regular-messages': {
      label: 'Messages before Regular',
      kind: 'number',
      does: "Sets how many messages automatic Regular asks for; deleted ones don't count.",
      range: settingsLimits['auto-regular-messages'],
      default: settingsLimits['auto-regular-messages-default'].text,
      words: ['auto rank messages'],
    },
    'ban-evasion': {
      label: 'Stop ban evasion',
      kind: 'switch',
      does: "Lets a guest or a new account with a banned person's IP tag read but not talk until staff press **Let in**.",
      default: 'On',
      words: ['alt account', 'came back after ban', 'second account'],
    },
    'new-account-wait': {
      label: 'Wait for new accounts',
      kind: 'number',
      does: 'Sets how old an account must be before it may talk here; until then it reads along and sees a countdown.',
      range: settingsLimits['new-account-wait'],
      default: settingsLimits['new-account-wait-default'].text,
      words: ['new accounts wait', 'account age', 'minimum age of account'],
    },
  },
} as const satisfies SettingsPage;

/** What a writer sees for each choice of `filter-action`, and what everybody else sees. */
export interface FilterOutcome {
  readonly label: string;
  readonly writer: string;
  readonly others: string;
}

/** The outcomes of `filter-action`, in the order of its choices. */
export const filterOutcomes = [
  {
    label: 'Mask',
    writer: 'Your message with asterisks in place of the word.',
    others: 'The same.',
  },
  {
    label: 'Block',
    writer: "**This message wasn't sent**, the rule that stopped it, and your text back in the message box.",
    others: 'Nothing.',
  },
  {
    label: 'Hold for approval',
    writer: 'Your message greyed, with **Waiting for approval**.',
    others: 'Nothing until staff approve it.',
  },
  {
    label: `Mute ${mute}`,
    writer: 'The reason and the time left beside the message box.',
    others: 'Nothing; the mute is in the action log with Caw as its actor.',
  },
] as const satisfies readonly FilterOutcome[];

import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

const mute = settingsLimits['filter-mute'].text;

/** Chat settings → Moderation, with Caw's filter. */
export const moderation = {
  label: 'Moderation',
  contains: 'Word filter, spam protection, links, slow mode, Caw, and new accounts',
  settings: {
    'word-filter': {
      label: 'Word filter',
      does: 'Catches the words and phrases that you enter.',
      range: settingsLimits['word-filter-entries'],
      accepts: `${settingsLimits['word-filter-entries'].text} of ${settingsLimits['word-filter-entry'].text} each`,
      default: 'Empty',
      words: ['swear filter', 'profanity filter', 'bad words', 'censor', 'blocked words', 'blacklist'],
    },
    'filter-action': {
      label: 'Filter action',
      does: 'Sets what happens to a message that a filter catches.',
      choices: [
        { label: 'Mask' },
        { label: 'Block' },
        { label: 'Hold for approval', plan: 'plus' },
        { label: `Mute for ${mute}` },
      ],
      default: 'Mask',
      words: ['what happens to a hit', 'censor', 'swearing punishment', 'auto mute'],
    },
    'slow-mode': {
      label: 'Slow mode',
      does: 'Sets how long people must wait between messages.',
      choices: named('Off', 'Seconds'),
      range: settingsLimits['slow-mode-range'],
      accepts: `Off, or ${settingsLimits['slow-mode-range'].text}`,
      default: 'Off',
      words: ['slowmode', 'cooldown', 'rate limit', 'slow chat'],
    },
    caw: {
      label: 'Caw',
      does: "Turns on Caw's filter, commands, replies, and games.",
      default: 'On',
      words: ['bot', 'turn off bot', 'robot'],
    },
    'filter-level': {
      label: 'Filter sensitivity',
      does: "Sets how much Caw's filter catches.",
      choices: [
        { label: '1' },
        { label: '2' },
        { label: '3', plan: 'plus' },
        { label: '4', plan: 'plus' },
        { label: '5', plan: 'pro' },
      ],
      default: '2',
      words: ['filter level', 'swear filter', 'profanity', 'too strict'],
    },
    'filter-exceptions': {
      label: 'Filter exceptions',
      does: 'Allows the listed words, even if a filter would catch them.',
      range: settingsLimits['filter-exceptions'],
      default: 'Empty',
      words: ['allow a word', 'whitelist', 'false alarm', 'allowlist'],
    },
    'filter-staff': {
      label: 'Filter staff too',
      does: 'Filters messages from Moderators and above, too.',
      default: 'On',
      words: ['staff filter', 'mods can swear'],
    },
    'spam-protection': {
      label: 'Spam protection',
      does: 'Stops spam before anyone sees it, and tells the sender why.',
      choices: named('Off', 'Normal', 'Strict'),
      default: 'Normal',
      words: ['anti spam', 'flood', 'scam links', 'raid'],
    },
    'repeat-limit': {
      label: 'Repeat limit',
      does: 'Limits how many times someone can send the same message in a row.',
      range: settingsLimits['repeat-limit'],
      default: `${settingsLimits['repeat-limit-default'].max}`,
      words: ['repeated messages', 'duplicate messages', 'copy paste spam'],
    },
    'caps-limit': {
      label: 'Capital letter limit',
      does: 'Changes messages to lowercase if too many letters are capitals.',
      range: settingsLimits['caps-limit'],
      default: settingsLimits['caps-limit-default'].text,
      words: ['caps lock', 'shouting', 'caps', 'uppercase', 'capitals limit'],
    },
    'link-policy': {
      label: 'Links',
      does: 'Sets which links people below Moderator can send.',
      choices: named('Allow', 'Allow-list', 'Block'),
      default: 'Allow',
      words: ['block links', 'no links', 'url filter'],
    },
    'allowed-domains': {
      label: 'Allowed domains',
      does: 'Lists the domains that people can link to when **Links** is **Allow-list**.',
      range: settingsLimits['allowed-domains'],
      accepts: `${settingsLimits['allowed-domains'].text}, such as \`example.org\`, including their subdomains`,
      default: 'Empty',
      words: ['link whitelist', 'allowed links', 'allowlist'],
    },
    'auto-regular': {
      label: 'Automatic Regular',
      does: 'Automatically promotes active Members to Regular.',
      default: 'Off',
      words: ['auto rank', 'auto promote', 'trusted member'],
    },
    'auto-regular-days': {
      label: 'Days before Regular',
      does: 'Sets how many days it takes to become a Regular.',
      range: settingsLimits['auto-regular-days'],
      default: settingsLimits['auto-regular-days-default'].text,
      words: ['auto rank days'],
    },
    'auto-regular-messages': {
      label: 'Messages before Regular',
      does: 'Sets how many messages it takes to become a Regular.',
      range: settingsLimits['auto-regular-messages'],
      default: settingsLimits['auto-regular-messages-default'].text,
      words: ['auto rank messages'],
    },
    'ban-evasion': {
      label: 'Stop ban evasion',
      does: "Keeps newcomers who share a banned person's IP tag from posting.",
      default: 'On',
      words: ['alt account', 'came back after ban', 'second account'],
    },
    'new-account-wait': {
      label: 'Waiting period for new accounts',
      does: 'Sets how old an account must be to post here.',
      range: settingsLimits['new-account-wait'],
      default: settingsLimits['new-account-wait-default'].text,
      words: ['new accounts wait', 'wait for new accounts', 'account age', 'minimum age of account'],
    },
  },
} as const satisfies SettingsPage;

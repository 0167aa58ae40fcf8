import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Ban list. */
export const banList = {
  label: 'Ban list',
  rank: 'administrator',
  holds: 'Who is banned, why and until when; lifting bans; appeals',
  settings: {
    list: {
      label: 'Banned',
      kind: 'list',
      does: 'Lists every ban that holds, with name, IP tag, reason, who gave it and until when.',
      default: 'Empty',
      words: ['banned users', 'blocked users', 'how long is the ban'],
    },
    search: {
      label: 'Search the ban list',
      kind: 'text',
      does: 'Finds entries by username, nickname, IP tag or reason.',
      default: 'Empty',
      words: ['find a ban'],
    },
    unban: {
      label: 'Unban',
      kind: 'action',
      does: 'Lifts the chosen entry at once; other entries of the same person stay, and nobody gets an e-mail.',
      default: '–',
      words: ['unbann', 'lift ban', 'lift ip ban', 'pardon'],
    },
    'import-bans': {
      label: 'Import bans',
      kind: 'action',
      does: 'Adds entries from a CSV file and reports the rows it skipped.',
      range: settingsLimits['ban-import-rows'],
      accepts: 'CSV with the columns `kind,name,ip_tag,reason,until`',
      default: '–',
      plan: 'pro',
      words: ['csv', 'copy bans', 'shared ban list'],
    },
    'export-bans': {
      label: 'Export bans',
      kind: 'action',
      does: 'Saves the list as a CSV file.',
      default: '–',
      plan: 'pro',
      words: ['csv', 'download ban list'],
    },
    'ban-appeals': {
      label: 'Ban appeals',
      kind: 'switch',
      does: 'Shows banned people your text and contact, so that they can ask for another look.',
      default: 'Off',
      words: ['appeal', 'contest a ban'],
    },
    'ban-appeals-text': {
      label: 'Appeal text',
      kind: 'text',
      does: 'Tells banned people how to appeal and what to write.',
      range: settingsLimits['ban-appeals-text'],
      default: 'Empty',
      words: ['appeal message'],
    },
    'ban-appeals-contact': {
      label: 'Appeal contact',
      kind: 'address',
      does: 'Names where an appeal goes.',
      accepts: 'an e-mail address or an `https` address',
      default: 'Empty',
      words: ['appeal e-mail', 'appeal form'],
    },
  },
} as const satisfies SettingsPage;

/** A column of the ban list or of its CSV file. */
export interface BanColumn {
  readonly label: string;
  /** What stands in it. A fragment. */
  readonly holds: string;
}

/** The columns of the list on the screen, left to right. */
export const banColumns = [
  { label: 'Name', holds: 'username, or nickname with number for a guest' },
  { label: 'IP tag', holds: 'the tag at the time of the ban, while tags are kept' },
  { label: 'Reason', holds: 'what staff wrote' },
  { label: 'By', holds: 'who gave the ban' },
  { label: 'Until', holds: 'when it ends, in your time zone, or **Permanent**' },
] as const satisfies readonly BanColumn[];

/** A column of the CSV file with a value as in the sample row. */
export interface BanCsvColumn {
  readonly name: string;
  readonly holds: string;
  readonly sample: string;
}

/** The columns of the CSV file, in their order. */
export const banCsvColumns = [
  { name: 'kind', holds: '`account`, `guest` or `ip`', sample: 'account' },
  { name: 'name', holds: 'username or nickname; empty for an IP tag', sample: 'finch' },
  { name: 'ip_tag', holds: 'IP tag; needed for `ip` only', sample: '' },
  { name: 'reason', holds: 'what banned people read', sample: 'Spam after two warnings' },
  { name: 'until', holds: 'RFC 3339 time in UTC, or `perm`', sample: '2026-01-31T18:00:00Z' },
] as const satisfies readonly BanCsvColumn[];

/** What an import skips and reports by line. */
export const banImportSkips = [
  "usernames that don't exist",
  'people of your rank or above',
  'times that are past',
  'IP tags of another chat, and `perm` for an IP tag',
  "guests, because their browser isn't in the file",
  'rows that are in the list already',
] as const;

/** A kind of entry in the ban list. */
export interface BanKind {
  readonly label: string;
  /** What it shuts out. */
  readonly shutsOut: string;
  /** What else may keep the person out after lifting it. */
  readonly remains: string;
}

/** The three kinds of entry. Lifting one does not lift the others. */
export const banKinds = {
  account: {
    label: 'Account',
    shutsOut: 'The account, wherever it signs in.',
    remains: 'A ban of the guest or of the IP tag.',
  },
  guest: {
    label: 'Guest',
    shutsOut: 'That browser, under any nickname.',
    remains: 'A ban of the IP tag, or of an account made since.',
  },
  ip: {
    label: 'IP tag',
    shutsOut: 'Everybody on that connection. Such a ban always has an end.',
    remains: 'A ban of the account or of the guest.',
  },
} as const satisfies Record<string, BanKind>;

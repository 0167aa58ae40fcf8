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

/** The columns of the list on the screen, left to right. */
export const banColumns = [
  { label: 'Name' },
  { label: 'IP tag' },
  { label: 'Reason' },
  { label: 'By' },
  { label: 'Until' },
] as const;

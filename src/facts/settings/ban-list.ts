import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

export const banList = {
  label: 'Ban list',
  contains: 'Who is banned, why, and for how long, and how people can appeal',
  settings: {
    list: {
      label: 'Banned',
      does: 'Shows who is banned, by whom, why, and when the ban ends.',
      default: 'Empty',
      words: ['banned users', 'blocked users', 'how long is the ban'],
    },
    search: {
      label: 'Search the ban list',
      does: 'Finds bans by username, nickname, IP tag, or reason.',
      default: 'Empty',
      words: ['find a ban'],
    },
    unban: {
      label: 'Unban',
      does: 'Lifts the selected ban. Other bans on the same person stay.',
      words: ['unbann', 'lift ban', 'lift ip ban', 'pardon'],
    },
    'import-bans': {
      label: 'Import bans',
      does: 'Adds bans from a CSV file.',
      range: settingsLimits['ban-import-rows'],
      plan: 'pro',
      words: ['csv', 'copy bans', 'shared ban list'],
    },
    'export-bans': {
      label: 'Export bans',
      does: 'Saves the ban list as a CSV file.',
      plan: 'pro',
      words: ['csv', 'download ban list'],
    },
    'ban-appeals': {
      label: 'Ban appeals',
      does: 'Shows banned people your appeal text and contact.',
      default: 'Off',
      words: ['appeal', 'contest a ban'],
    },
    'ban-appeals-text': {
      label: 'Appeal text',
      does: 'Tells banned people how to appeal.',
      range: settingsLimits['ban-appeals-text'],
      default: 'Empty',
      words: ['appeal message'],
    },
    'ban-appeals-contact': {
      label: 'Appeal contact',
      does: 'Tells banned people where to send an appeal.',
      accepts: 'an email address or an `https` URL',
      default: 'Empty',
      words: ['appeal e-mail', 'appeal email', 'appeal form'],
    },
  },
} as const satisfies SettingsPage;

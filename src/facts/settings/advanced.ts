import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Advanced. */
export const advanced = {
  label: 'Advanced',
  rank: 'owner',
  contains:
    'Ownership, custom domain, maintenance mode, copying or resetting settings, and deleting the chat',
  settings: {
    'transfer-ownership': {
      label: 'Transfer ownership',
      kind: 'action',
      does: `Offers the chat to another member, who has ${settingsLimits['transfer-acceptance'].text} to accept and become the main owner. Only the main owner can do this.`,
      accepts: 'a username',
      words: ['give my chat away', 'change owner', 'new owner', 'hand over'],
    },
    'co-owners': {
      label: 'Co-owners',
      does: 'Assigns the Owner rank to other people. Any Owner can add a co-owner, but only the main owner can remove one.',
      range: settingsLimits['co-owners'],
      accepts: 'usernames',
      default: 'Empty',
      plan: 'pro',
      words: ['second owner', 'co-owner', 'share ownership', 'host'],
    },
    'step-down': {
      label: 'Step down as co-owner',
      kind: 'action',
      does: 'Ends your own co-ownership right away and makes you an Administrator.',
      plan: 'pro',
      words: ['leave as owner', 'stop being owner'],
    },
    'export-settings': {
      label: 'Export settings',
      kind: 'action',
      does: 'Saves the settings as a JSON file, without passwords, keys, secrets, or member lists.',
      words: ['backup settings', 'copy settings', 'save settings', 'json'],
    },
    'import-settings': {
      label: 'Import settings',
      kind: 'action',
      does: 'Reads a file from **Export settings**, shows what will change, and applies the changes after you confirm.',
      accepts: 'a JSON file from this chat or another one',
      words: ['restore settings', 'copy settings to another chat', 'template'],
    },
    'custom-domain': {
      label: 'Custom domain',
      does: 'Shows this chat on your own domain, such as `https://chat.example.org/`.',
      accepts: 'one host name',
      default: 'Empty',
      plan: 'pro',
      planNote: 'organizations use their console',
      words: ['own domain', 'cname', 'vanity address'],
    },
    'maintenance-mode': {
      label: 'Maintenance mode',
      kind: 'switch',
      does: 'Lets only staff in and tells everyone else that the chat is closed for maintenance.',
      default: 'Off',
      words: ['close chat', 'pause chat', 'lock chat', 'staff only'],
    },
    'reset-settings': {
      label: 'Reset settings',
      kind: 'action',
      does: "Resets every setting to its default. Messages, members, ranks, bans, and the address aren't affected.",
      words: ['default settings', 'start over', 'undo changes'],
    },
    'delete-chat': {
      label: 'Delete chat',
      kind: 'action',
      does: `Closes the chat right away and deletes it permanently after ${settingsLimits['chat-delete-undo'].text}, unless you restore it. Only the main owner can do this.`,
      accepts: "the chat's address, to confirm",
      words: ['remove chat', 'close chat for good', 'delete my chat'],
    },
  },
} as const satisfies SettingsPage;

import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Advanced. */
export const advanced = {
  label: 'Advanced',
  rank: 'owner',
  holds: 'Owners, handing the chat over, copying settings, maintenance, deleting',
  settings: {
    'transfer-ownership': {
      label: 'Transfer ownership',
      kind: 'action',
      does: `Offers the chat to somebody else, who becomes its main owner by accepting within ${settingsLimits['transfer-acceptance'].text}.`,
      accepts: 'a username; that person needs two-factor authentication; main owner only',
      default: '–',
      words: ['give my chat away', 'change owner', 'new owner', 'hand over'],
    },
    'co-owners': {
      label: 'Co-owners',
      kind: 'list',
      does: 'Lists the people who are Owner beside the main owner; any owner adds one, only the main owner removes one.',
      range: settingsLimits['co-owners'],
      accepts: 'usernames',
      default: 'Empty',
      plan: 'pro',
      words: ['second owner', 'co-owner', 'share ownership', 'host'],
    },
    'step-down': {
      label: 'Step down as co-owner',
      kind: 'action',
      does: 'Ends your own co-ownership at once; you are Administrator from then on.',
      default: '–',
      plan: 'pro',
      words: ['leave as owner', 'stop being owner'],
    },
    'export-settings': {
      label: 'Export settings',
      kind: 'action',
      does: "Saves the settings as a JSON file, without the chat's password, staff keys, webhook secrets and member lists.",
      default: '–',
      words: ['backup settings', 'copy settings', 'save settings', 'json'],
    },
    'import-settings': {
      label: 'Import settings',
      kind: 'action',
      does: 'Reads a file from **Export settings**, shows what will change and changes it once you agree.',
      accepts: 'a JSON file of this or another chat',
      default: '–',
      words: ['restore settings', 'copy settings to another chat', 'template'],
    },
    'custom-domain': {
      label: 'Custom domain',
      kind: 'address',
      does: 'Shows this chat at an address of your own, such as `https://chat.example.org/`.',
      accepts: 'one host name; organizations set theirs in the console instead',
      default: 'Empty',
      plan: 'pro',
      planNote: 'in the organization console on Organization',
      words: ['own domain', 'cname', 'vanity address'],
    },
    'maintenance-mode': {
      label: 'Maintenance mode',
      kind: 'switch',
      does: 'Lets in staff only; everybody else reads that the chat is being worked on.',
      default: 'Off',
      words: ['close chat', 'pause chat', 'lock chat', 'staff only'],
    },
    'reset-settings': {
      label: 'Reset settings',
      kind: 'action',
      does: 'Puts every setting back to its default; messages, members, ranks, bans and the address stay.',
      default: '–',
      words: ['default settings', 'start over', 'undo changes'],
    },
    'delete-chat': {
      label: 'Delete chat',
      kind: 'action',
      does: `Closes the chat at once; you have ${settingsLimits['chat-delete-undo'].text} to undo it, then everything goes.`,
      accepts: "the chat's address, typed to confirm; main owner only",
      default: '–',
      words: ['remove chat', 'close chat for good', 'delete my chat'],
    },
  },
} as const satisfies SettingsPage;

import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

export const advanced = {
  label: 'Advanced',
  rank: 'owner',
  contains:
    'Ownership, custom domain, maintenance mode, copying or resetting settings, and deleting the chat',
  settings: {
    'transfer-ownership': {
      label: 'Transfer ownership',
      does: 'Lets the main owner offer the chat to another member.',
      accepts: 'a username',
      words: ['give my chat away', 'change owner', 'new owner', 'hand over'],
    },
    'co-owners': {
      label: 'Co-owners',
      does: 'Assigns the Owner rank to other people.',
      range: settingsLimits['co-owners'],
      accepts: `up to ${settingsLimits['co-owners'].max} usernames`,
      default: 'Empty',
      plan: 'pro',
      words: ['second owner', 'co-owner', 'share ownership', 'host'],
    },
    'step-down': {
      label: 'Step down as co-owner',
      does: 'Ends your own co-ownership right away and makes you an Administrator.',
      plan: 'pro',
      words: ['leave as owner', 'stop being owner'],
    },
    'export-settings': {
      label: 'Export settings',
      does: 'Saves the settings of all pages as a JSON file.',
      words: ['backup settings', 'copy settings', 'save settings', 'json'],
    },
    'import-settings': {
      label: 'Import settings',
      does: 'Applies the settings in a file from **Export settings** after you confirm.',
      accepts: 'a JSON file',
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
      does: 'Closes the chat to everyone except staff.',
      default: 'Off',
      words: ['close chat', 'pause chat', 'lock chat', 'staff only'],
    },
    'reset-settings': {
      label: 'Reset settings',
      does: 'Resets every setting to its default.',
      words: ['default settings', 'start over', 'undo changes'],
    },
    'delete-chat': {
      label: 'Delete chat',
      does: `Closes the chat, and deletes it permanently after ${settingsLimits['chat-delete-undo'].text}.`,
      accepts: "the chat's address, to confirm",
      words: ['remove chat', 'close chat for good', 'delete my chat'],
    },
  },
} as const satisfies SettingsPage;

import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Public messages. */
export const publicMessages = {
  label: 'Public messages',
  rank: 'administrator',
  holds: 'Length, links, previews, editing, history on joining, storage',
  settings: {
    'max-length': {
      label: 'Longest message',
      kind: 'number',
      does: 'Sets how long a message may be; a counter appears near the end.',
      range: settingsLimits['message-maximum'],
      default: settingsLimits['message-maximum-default'].text,
      words: ['max message length', 'character limit', 'long messages'],
    },
    'links-per-message': {
      label: 'Links per message',
      kind: 'number',
      does: 'Sets how many links one message may hold; a GIF counts as one.',
      range: settingsLimits['message-links'],
      default: `${settingsLimits['message-links-default'].max}`,
      words: ['link limit', 'too many links'],
    },
    'link-previews': {
      label: 'Link previews',
      kind: 'switch',
      does: 'Shows title and picture of a linked page under the message.',
      default: 'On',
      words: ['link preview', 'unfurl', 'cards'],
    },
    'image-previews': {
      label: 'Picture previews',
      kind: 'switch',
      does: 'Shows uploaded and linked pictures in the chat instead of their names.',
      default: 'On',
      words: ['image preview', 'inline images', 'hide pictures'],
    },
    editing: {
      label: 'Editing',
      kind: 'switch',
      does: 'Lets Members change a message for a short while; deleting your own is always possible.',
      default: 'On',
      words: ['edit message', 'edit off', 'fix typo'],
    },
    'history-on-join': {
      label: 'Messages on joining',
      kind: 'number',
      does: 'Sets how many earlier messages a newcomer sees at once.',
      range: settingsLimits['history-on-join'],
      default: `${settingsLimits['history-on-join-default'].max}`,
      words: ['history', 'old messages', 'scrollback', 'see previous messages'],
    },
    replies: {
      label: 'Replies',
      kind: 'switch',
      does: 'Lets people answer a certain message, which is quoted above the answer.',
      default: 'On',
      words: ['reply', 'quote', 'thread'],
    },
    'typing-indicator': {
      label: 'Typing indicator',
      kind: 'switch',
      does: 'Shows who is writing.',
      default: 'On',
      words: ['is typing', 'typing dots'],
    },
    storage: {
      label: 'Storage',
      kind: 'action',
      does: 'Shows how much storage uploads take, by channel; deleting messages frees it at once.',
      default: '–',
      rank: 'owner',
      planNote: 'how much depends on the plan',
      words: ['upload quota', 'storage full', 'disk space'],
    },
  },
} as const satisfies SettingsPage;

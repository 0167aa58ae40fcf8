import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

export const publicMessages = {
  label: 'Public messages',
  contains: 'Message length, links, previews, editing, earlier messages, and storage',
  settings: {
    'max-length': {
      label: 'Maximum message length',
      does: 'Sets how long a message can be.',
      range: settingsLimits['message-maximum'],
      default: settingsLimits['message-maximum-default'].text,
      words: ['max message length', 'longest message', 'character limit', 'long messages'],
    },
    'links-per-message': {
      label: 'Links per message',
      does: 'Sets how many links a message can contain.',
      range: settingsLimits['message-links'],
      default: `${settingsLimits['message-links-default'].max}`,
      words: ['link limit', 'too many links'],
    },
    'link-previews': {
      label: 'Link previews',
      does: "Shows the linked page's title and image below the message.",
      default: 'On',
      words: ['link preview', 'unfurl', 'cards'],
    },
    'image-previews': {
      label: 'Image previews',
      does: 'Shows images in the chat instead of file names.',
      default: 'On',
      words: ['image preview', 'picture previews', 'inline images', 'hide pictures'],
    },
    editing: {
      label: 'Editing',
      does: 'Lets people with an account edit their messages after sending.',
      default: 'On',
      words: ['edit message', 'edit off', 'fix typo'],
    },
    'history-on-join': {
      label: 'Messages shown when joining',
      does: 'Sets how many earlier messages newcomers see.',
      range: settingsLimits['history-on-join'],
      default: `${settingsLimits['history-on-join-default'].max}`,
      words: ['history', 'messages on joining', 'old messages', 'scrollback', 'see previous messages'],
    },
    replies: {
      label: 'Replies',
      does: 'Lets people reply to a message and quote it.',
      default: 'On',
      words: ['reply', 'quote', 'thread'],
    },
    'typing-indicator': {
      label: 'Typing indicator',
      does: 'Shows who is typing.',
      default: 'On',
      words: ['is typing', 'typing dots'],
    },
    storage: {
      label: 'Storage',
      does: "Shows how much storage each channel's uploads use.",
      rank: 'owner',
      planNote: 'the amount depends on the plan',
      words: ['upload quota', 'storage full', 'disk space'],
    },
  },
} as const satisfies SettingsPage;

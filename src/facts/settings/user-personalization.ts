import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → User personalization. */
export const userPersonalization = {
  label: 'User personalization',
  rank: 'administrator',
  holds: 'What people may change about how they look here',
  settings: {
    'message-color': {
      label: 'Message colour',
      kind: 'switch',
      does: `Lets people choose one of ${settingsLimits['message-colours'].text} for their messages, each readable on every theme.`,
      default: 'On',
      words: ['message color', 'mesage color', 'text color', 'name colour', 'messagecolor'],
    },
    'name-effects': {
      label: 'Name effects',
      kind: 'switch',
      does: 'Shows the name colours and effects that people have from the shop.',
      default: 'On',
      words: ['name color', 'glow', 'animated name', 'shop items'],
    },
    fonts: {
      label: 'Fonts',
      kind: 'switch',
      does: 'Lets people choose one of the chat fonts for their own messages.',
      default: 'Off',
      words: ['own font', 'message font'],
    },
    avatars: {
      label: 'Avatars',
      kind: 'switch',
      does: "Shows people's own pictures; when it is off, everybody has their first letter.",
      default: 'On',
      words: ['profile picture', 'avatar', 'photo'],
    },
    'status-text': {
      label: 'Status text',
      kind: 'switch',
      does: `Lets people write a status of ${settingsLimits['status-text'].text} on their name card.`,
      range: settingsLimits['status-text'],
      default: 'On',
      words: ['status', 'bio', 'about me'],
    },
    'min-rank': {
      label: 'Lowest rank for personalization',
      kind: 'rank',
      does: 'Sets the lowest rank whose choices are shown in this chat.',
      accepts: 'Member or above',
      default: 'Member',
      words: ['who can use colours'],
    },
  },
} as const satisfies SettingsPage;

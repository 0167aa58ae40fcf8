import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → User personalization. */
export const userPersonalization = {
  label: 'User personalization',
  rank: 'administrator',
  contains: 'How people can change their look in the chat',
  settings: {
    'message-color': {
      label: 'Message color',
      kind: 'switch',
      does: `Lets people choose one of ${settingsLimits['message-colours'].max} colors for their messages.`,
      default: 'On',
      words: ['message color', 'message colour', 'mesage color', 'text color', 'name colour', 'messagecolor'],
    },
    'name-effects': {
      label: 'Name effects',
      kind: 'switch',
      does: 'Shows the name colors and effects that people bought in the shop.',
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
      does: "Shows people's avatars and avatar frames instead of the first letters of their names.",
      default: 'On',
      words: ['profile picture', 'avatar', 'photo'],
    },
    'status-text': {
      label: 'Status text',
      kind: 'switch',
      does: 'Lets people show a status on their profile.',
      range: settingsLimits['status-text'],
      default: 'On',
      words: ['status', 'bio', 'about me'],
    },
    'min-rank': {
      label: 'Lowest rank for personalization',
      kind: 'rank',
      does: 'Sets whose personalization this chat shows.',
      accepts: 'Member or above',
      default: 'Member',
      words: ['who can use colors', 'who can use colours'],
    },
  },
} as const satisfies SettingsPage;

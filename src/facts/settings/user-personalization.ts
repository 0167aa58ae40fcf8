import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

export const userPersonalization = {
  label: 'User personalization',
  contains: 'How people can change their appearance in the chat',
  settings: {
    'message-color': {
      label: 'Message color',
      does: `Lets people choose one of ${settingsLimits['message-colours'].max} colors for their messages.`,
      default: 'On',
      words: ['message color', 'message colour', 'mesage color', 'text color', 'name colour', 'messagecolor'],
    },
    'name-effects': {
      label: 'Name effects',
      does: 'Shows the name colors and effects that people bought in the shop.',
      default: 'On',
      words: ['name color', 'glow', 'animated name', 'shop items'],
    },
    fonts: {
      label: 'Fonts',
      does: 'Lets people choose one of the chat fonts for their own messages.',
      default: 'Off',
      words: ['own font', 'message font'],
    },
    avatars: {
      label: 'Avatars',
      does: "Shows people's avatars and avatar frames instead of the first letter of their name.",
      default: 'On',
      words: ['profile picture', 'avatar', 'photo'],
    },
    'status-text': {
      label: 'Status text',
      does: 'Lets people show a status on their profile.',
      range: settingsLimits['status-text'],
      default: 'On',
      words: ['status', 'bio', 'about me'],
    },
    'min-rank': {
      label: 'Lowest rank for personalization',
      does: 'Sets whose personalization this chat shows.',
      accepts: 'Member or above',
      default: 'Member',
      words: ['who can use colors', 'who can use colours'],
    },
  },
} as const satisfies SettingsPage;

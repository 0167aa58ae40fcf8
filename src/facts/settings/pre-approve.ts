import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

export const preApprove = {
  label: 'Pre-approve',
  plan: 'plus',
  contains: 'Whose messages wait until a moderator approves them',
  settings: {
    'pre-approve': {
      label: 'Pre-approve',
      does: 'Sets whose messages are hidden until someone on staff approves them.',
      choices: named('Off', 'Guests', 'New members', 'Everyone below Regular', 'Links and uploads only'),
      default: 'Off',
      words: ['approve messages first', 'moderated chat', 'q&a mode', 'hold messages', 'approval'],
    },
    'hold-time': {
      label: 'Hold time',
      does: 'Sets how long a message waits before it expires.',
      range: settingsLimits['hold-time'],
      default: settingsLimits['hold-time-default'].text,
      words: ['pending', 'waiting time', 'queue time'],
    },
    'notify-staff': {
      label: 'Notify staff',
      does: 'Notifies the staff when the first message is held in an empty queue.',
      default: 'On',
      words: ['approval alert', 'queue notification'],
    },
  },
} as const satisfies SettingsPage;

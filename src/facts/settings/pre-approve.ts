import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Pre-approve. */
export const preApprove = {
  label: 'Pre-approve',
  rank: 'administrator',
  plan: 'plus',
  contains: 'Whose messages wait until staff approve them',
  settings: {
    'pre-approve': {
      label: 'Pre-approve',
      kind: 'choice',
      does: 'Sets whose messages are hidden until staff approve them.',
      choices: [
        { label: 'Off' },
        { label: 'Guests' },
        { label: 'New members' },
        { label: 'Everyone below Regular' },
        { label: 'Links and uploads only' },
      ],
      default: 'Off',
      plan: 'plus',
      words: ['approve messages first', 'moderated chat', 'q&a mode', 'hold messages', 'approval'],
    },
    'hold-time': {
      label: 'Hold time',
      kind: 'number',
      does: "Sets how long a message waits before it's dropped and its sender sees **Not approved in time**.",
      range: settingsLimits['hold-time'],
      default: settingsLimits['hold-time-default'].text,
      plan: 'plus',
      words: ['pending', 'waiting time', 'queue time'],
    },
    'notify-staff': {
      label: 'Notify staff',
      kind: 'switch',
      does: 'Notifies staff when a message is held and no others are waiting.',
      default: 'On',
      plan: 'plus',
      words: ['approval alert', 'queue notification'],
    },
  },
} as const satisfies SettingsPage;

/** The states of a held message, in order. */
export const heldStates = {
  waiting: {
    label: 'Waiting',
    sender: 'Waiting for approval',
    others: 'Only staff can see it, under **Waiting**.',
  },
  approved: { label: 'Approved', sender: '', others: 'Everyone sees it, with the time of approval.' },
  rejected: {
    label: 'Rejected',
    sender: 'Not approved',
    others: 'No one sees it. If staff gave a reason, the sender sees the reason.',
  },
  dropped: { label: 'Timed out', sender: 'Not approved in time', others: 'No one sees it.' },
} as const;

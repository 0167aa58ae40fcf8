import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Pre-approve. */
export const preApprove = {
  label: 'Pre-approve',
  rank: 'administrator',
  plan: 'plus',
  holds: 'Whose messages wait until staff approve them',
  settings: {
    'pre-approve': {
      label: 'Pre-approve',
      kind: 'choice',
      does: 'Holds messages until somebody of staff approves them.',
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
      does: 'Sets how long a message waits; then it is dropped, and its sender reads **Not approved in time**.',
      range: settingsLimits['hold-time'],
      default: settingsLimits['hold-time-default'].text,
      plan: 'plus',
      words: ['pending', 'waiting time', 'queue time'],
    },
    'notify-staff': {
      label: 'Notify staff',
      kind: 'switch',
      does: 'Notifies staff when the first message is waiting.',
      default: 'On',
      plan: 'plus',
      words: ['approval alert', 'queue notification'],
    },
  },
} as const satisfies SettingsPage;

/** The states of a held message: from sent to its end. */
export const heldStates = {
  waiting: {
    label: 'Waiting',
    sender: 'Waiting for approval',
    others: 'Staff see it under **Waiting**; nobody else does.',
  },
  approved: { label: 'Approved', sender: '', others: 'Everybody sees it, with the time of approval.' },
  rejected: {
    label: 'Rejected',
    sender: 'Not approved',
    others: 'Nobody sees it. A reason, where staff gave one, goes to the sender.',
  },
  dropped: { label: 'Timed out', sender: 'Not approved in time', others: 'Nobody sees it.' },
} as const;

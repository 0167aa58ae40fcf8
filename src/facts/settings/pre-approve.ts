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
        { label: 'Guests', does: 'Messages of people without an account.' },
        {
          label: 'New members',
          does: `Messages of guests, and of people who joined this chat less than ${settingsLimits['new-member'].text} ago.`,
        },
        { label: 'Everyone below Regular', does: 'Messages of Guests and Members.' },
        {
          label: 'Links and uploads only',
          does: 'Messages with a link or a file, of everyone below Regular.',
        },
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

/** A state of a held message. */
export interface HeldState {
  readonly label: string;
  /** The exact words its sender sees; empty where the message looks like any other. */
  readonly sender: string;
  readonly others: string;
  /** What leads out of the state. */
  readonly next: string;
}

/** The states of a held message: from sent to its end. */
export const heldStates = {
  waiting: {
    label: 'Waiting',
    sender: 'Waiting for approval',
    others: 'Staff see it under **Waiting**; nobody else does.',
    next: 'Staff approve or reject it, or the hold time runs out.',
  },
  approved: {
    label: 'Approved',
    sender: '',
    others: 'Everybody sees it, with the time of approval.',
    next: 'An ordinary message from here on.',
  },
  rejected: {
    label: 'Rejected',
    sender: 'Not approved',
    others: 'Nobody sees it. A reason, where staff gave one, goes to the sender.',
    next: 'Ends here. The sender may write again.',
  },
  dropped: {
    label: 'Timed out',
    sender: 'Not approved in time',
    others: 'Nobody sees it.',
    next: 'Ends here. The sender may write again.',
  },
} as const satisfies Record<string, HeldState>;

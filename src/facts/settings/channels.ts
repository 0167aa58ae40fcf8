import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Channels. */
export const channels = {
  label: 'Channels',
  rank: 'administrator',
  holds: 'Channels with name, topic, order and who reads and writes in each',
  settings: {
    'add-channel': {
      label: 'Add channel',
      kind: 'action',
      does: 'Makes a new channel with its own messages.',
      default: 'One channel, `#general`',
      plan: 'plus',
      planNote: 'one channel on Free',
      words: ['new channel', 'subchat', 'sub-room', 'more rooms'],
    },
    name: {
      label: 'Name',
      kind: 'text',
      does: 'Names the channel in the list, in mentions as `#name` and in its address.',
      range: settingsLimits['channel-name'],
      accepts: '`a`–`z`, `0`–`9` and `-`',
      default: '`general` for the first',
      words: ['rename channel'],
    },
    topic: {
      label: 'Topic',
      kind: 'text',
      does: "Stands under the channel's name as plain text.",
      range: settingsLimits['channel-topic'],
      default: 'Empty',
      words: ['channel description', 'subject'],
    },
    order: {
      label: 'Order',
      kind: 'list',
      does: 'Sets the order in the channel list, by dragging or with the arrow buttons; the first is what newcomers open.',
      default: 'As they were added',
      words: ['sort channels', 'move channel'],
    },
    'read-min-rank': {
      label: 'Lowest rank to read',
      kind: 'rank',
      does: 'Sets the lowest rank that sees the channel at all.',
      accepts: 'Guest to Owner',
      default: 'Guest',
      words: ['private channel', 'staff channel', 'hidden channel'],
    },
    'send-min-rank': {
      label: 'Lowest rank to send',
      kind: 'rank',
      does: 'Sets the lowest rank that may write in the channel.',
      accepts: 'Guest to Owner, not below the rank to read',
      default: 'Guest',
      words: ['read only channel', 'members only channel'],
    },
    announcement: {
      label: 'Announcement channel',
      kind: 'switch',
      does: 'Lets staff write only; everybody else reads and reacts.',
      default: 'Off',
      words: ['news channel', 'read only channel', 'announcements'],
    },
    'slow-mode': {
      label: 'Slow mode in this channel',
      kind: 'choice',
      does: "Follows the chat's slow mode or sets one of its own; `/slow` changes the same value.",
      choices: [
        { label: 'As in the chat', does: 'Follows **Slow mode** on the page **Moderation**.' },
        { label: 'Off' },
        { label: 'Seconds', does: 'Asks for a wait of its own.' },
      ],
      range: settingsLimits['slow-mode-range'],
      default: 'As in the chat',
      words: ['slowmode', 'cooldown', 'rate limit'],
    },
    'archive-channel': {
      label: 'Archive channel',
      kind: 'action',
      does: 'Makes the channel read only for everybody; you can undo it at any time.',
      default: '–',
      words: ['close channel', 'lock channel'],
    },
    'delete-channel': {
      label: 'Delete channel',
      kind: 'action',
      does: "Deletes the channel with its messages and files at once; you can't undo it, and the first channel always stays.",
      default: '–',
      words: ['remove channel'],
    },
  },
} as const satisfies SettingsPage;

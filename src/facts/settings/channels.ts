import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

/** Chat settings → Channels. */
export const channels = {
  label: 'Channels',
  rank: 'administrator',
  contains: 'Channels, their order, and who can read and post in each',
  settings: {
    'add-channel': {
      label: 'Add channel',
      kind: 'action',
      does: 'Creates a channel with its own name, topic, and messages.',
      default: 'One channel, `#general`',
      plan: 'plus',
      planNote: 'one channel on Free',
      words: ['new channel', 'subchat', 'sub-room', 'more rooms'],
    },
    name: {
      label: 'Name',
      does: "Sets the name shown in the channel list, in the channel's URL, and in links such as `#news`.",
      range: settingsLimits['channel-name'],
      accepts: '`a`–`z`, `0`–`9`, and `-`',
      default: '`general` for the first channel',
      words: ['rename channel'],
    },
    topic: {
      label: 'Topic',
      does: 'Describes the channel in plain text under its name.',
      range: settingsLimits['channel-topic'],
      default: 'Empty',
      words: ['channel description', 'subject'],
    },
    order: {
      label: 'Order',
      does: 'Sets the order of the channels. Newcomers start in the first one.',
      default: 'In the order they were added',
      words: ['sort channels', 'move channel'],
    },
    'read-min-rank': {
      label: 'Lowest rank to read',
      kind: 'rank',
      does: 'Sets the lowest rank that can see and read the channel.',
      accepts: 'Guest to Owner',
      default: 'Guest',
      words: ['private channel', 'staff channel', 'hidden channel'],
    },
    'send-min-rank': {
      label: 'Lowest rank to send',
      kind: 'rank',
      does: 'Sets the lowest rank that can send messages in the channel.',
      accepts: 'Guest to Owner, but not lower than the rank to read',
      default: 'Guest',
      words: ['read only channel', 'members only channel'],
    },
    announcement: {
      label: 'Announcement channel',
      kind: 'switch',
      does: 'Lets only staff post. Everyone else can read and react.',
      default: 'Off',
      words: ['news channel', 'read only channel', 'announcements'],
    },
    'slow-mode': {
      label: 'Slow mode in this channel',
      does: "Uses the chat's slow mode or a separate setting for this channel. You can also change it with `/slow`.",
      choices: named('Same as the chat', 'Off', 'Seconds'),
      range: settingsLimits['slow-mode-range'],
      default: 'Same as the chat',
      words: ['slowmode', 'cooldown', 'rate limit'],
    },
    'archive-channel': {
      label: 'Archive channel',
      kind: 'action',
      does: 'Makes the channel read-only for everyone and frees its slot in your plan.',
      words: ['close channel', 'lock channel'],
    },
    'delete-channel': {
      label: 'Delete channel',
      kind: 'action',
      does: "Permanently deletes the channel with its messages and files. You can't delete the chat's original channel.",
      words: ['remove channel'],
    },
  },
} as const satisfies SettingsPage;

import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

export const channels = {
  label: 'Channels',
  contains: 'Channels, their order, and who can read and post in each',
  settings: {
    'add-channel': {
      label: 'Add channel',
      does: 'Creates a channel.',
      default: 'One channel, `#general`',
      plan: 'plus',
      words: ['new channel', 'subchat', 'sub-room', 'more rooms'],
    },
    name: {
      label: 'Name',
      does: 'Sets the name in the channel list, the URL, and links.',
      range: settingsLimits['channel-name'],
      accepts: `${settingsLimits['channel-name'].text}: \`a\`–\`z\`, \`0\`–\`9\`, and \`-\``,
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
      does: 'Sets who can see and read the channel.',
      accepts: 'Guest to Owner',
      default: 'Guest',
      words: ['private channel', 'staff channel', 'hidden channel'],
    },
    'send-min-rank': {
      label: 'Lowest rank to send',
      does: 'Sets who can send messages in the channel.',
      accepts: 'Guest to Owner, but not lower than the rank that can read',
      default: 'Guest',
      words: ['read only channel', 'members only channel'],
    },
    announcement: {
      label: 'Announcement channel',
      does: 'Lets only staff post. The same people can read and react.',
      default: 'Off',
      words: ['news channel', 'read only channel', 'announcements'],
    },
    'slow-mode': {
      label: 'Slow mode in this channel',
      does: 'Sets how long people must wait between messages.',
      choices: named('Same as the chat', 'Off', 'Seconds'),
      range: settingsLimits['slow-mode-range'],
      accepts: `Same as the chat, Off, or ${settingsLimits['slow-mode-range'].text}`,
      default: 'Same as the chat',
      words: ['slowmode', 'cooldown', 'rate limit'],
    },
    'archive-channel': {
      label: 'Archive channel',
      does: 'Makes the channel read-only and frees its slot in your plan.',
      words: ['close channel', 'lock channel'],
    },
    'delete-channel': {
      label: 'Delete channel',
      does: 'Permanently deletes the channel with its messages and files.',
      words: ['remove channel'],
    },
  },
} as const satisfies SettingsPage;

import { limits } from '../limits';
import { smallestPlanWith } from '../plans';
import { between, upTo } from '../quantity';
import type { SettingsPage } from '../types';
import { named, off, on } from './choices';

export const channels = {
  label: 'Channels',
  contains: 'Channels, their order, and who can read and post in each',
  settings: {
    'add-channel': {
      label: 'Add channel',
      description: 'Creates a channel.',
      default: 'One channel, `#general`',
      plan: 'plus',
    },
    name: {
      label: 'Name',
      description: 'The name in the channel list, the URL, and links.',
      accepts: `${limits['channel-name'].text}: \`a\`–\`z\`, \`0\`–\`9\`, and \`-\``,
      default: '`general` for the first channel',
    },
    topic: {
      label: 'Topic',
      description: 'What the channel is about, in plain text under its name.',
      range: limits['channel-topic'],
      default: 'Empty',
    },
    order: {
      label: 'Order',
      description: 'The order of the channels. Newcomers start in the first one.',
      default: 'In the order they were added',
    },
    'read-min-rank': {
      label: 'Lowest rank to read',
      description: 'Who can see and read the channel.',
      accepts: 'Guest to Owner',
      default: 'Guest',
    },
    'send-min-rank': {
      label: 'Lowest rank to send',
      description: 'Who can send messages in the channel.',
      accepts: 'Guest to Owner, but not lower than the rank that can read',
      default: 'Guest',
    },
    announcement: {
      label: 'Announcement channel',
      description: "Only staff can post. Who can read and react doesn't change.",
      ...off,
    },
    'slow-mode': {
      label: 'Slow mode in this channel',
      description: 'How long people must wait between messages.',
      choices: named('Same as the chat', 'Off', 'Seconds'),
      range: limits['slow-mode'],
      accepts: `Same as the chat, Off, or ${limits['slow-mode'].text}`,
      default: 'Same as the chat',
    },
    'archive-channel': {
      label: 'Archive channel',
      description: 'Makes the channel read-only and frees its slot in your plan.',
    },
    'delete-channel': {
      label: 'Delete channel',
      description: 'Permanently deletes the channel with its messages and files.',
    },
  },
} as const satisfies SettingsPage;

export const publicMessages = {
  label: 'Public messages',
  contains: 'Message length, links, previews, editing, earlier messages, and storage',
  settings: {
    'max-length': {
      label: 'Maximum message length',
      description: 'How long a message can be.',
      range: limits['message-length'],
      default: '500 characters',
    },
    'links-per-message': {
      label: 'Links per message',
      description: 'How many links a message can contain.',
      range: between(0, 10, 'link'),
      default: '3',
    },
    'link-previews': {
      label: 'Link previews',
      description: "Shows the linked page's title and image below the message.",
      ...on,
    },
    'image-previews': {
      label: 'Image previews',
      description: 'Shows images in the chat instead of file names.',
      ...on,
    },
    editing: {
      label: 'Editing',
      description: 'People with an account can edit their messages after sending.',
      ...on,
    },
    'history-on-join': {
      label: 'Messages shown when joining',
      description: 'How many earlier messages newcomers see.',
      range: between(0, 200, 'message'),
      default: '50',
    },
    replies: {
      label: 'Replies',
      description: 'People can reply to a message and quote it.',
      ...on,
    },
    'typing-indicator': {
      label: 'Typing indicator',
      description: 'People see who is typing.',
      ...on,
    },
    storage: {
      label: 'Storage',
      description: "Shows how much storage each channel's uploads use.",
      rank: 'owner',
      planNote: 'the amount depends on the plan',
    },
  },
} as const satisfies SettingsPage;

export const directMessages = {
  label: 'Direct messages',
  contains: 'Whether people in this chat can send each other direct messages',
  settings: {
    'direct-messages': {
      label: 'Direct messages',
      description: 'People can start direct messages from this chat.',
      ...on,
    },
    'dm-min-rank': {
      label: 'Lowest rank for direct messages',
      description: 'Who can start a direct message.',
      accepts: 'Member or above',
      default: 'Member',
    },
    'dm-group': {
      label: 'Group conversations',
      description: 'People can start conversations with more than two people.',
      ...on,
    },
    'dm-uploads': {
      label: 'Files in direct messages',
      description: 'People can send files in direct messages.',
      ...on,
    },
    'dm-staff-only': {
      label: 'Direct messages with staff only',
      description: "People can message only the chat's staff.",
      ...off,
    },
  },
} as const satisfies SettingsPage;

export const pinnedNotices = {
  label: 'Pinned notices',
  contains: 'The notices above the messages: text, style, rotation, and expiration',
  settings: {
    notices: {
      label: 'Notices',
      description: 'The notices and pinned messages, in order.',
      accepts: `${limits['notice-length'].text} per notice, with bold, italic, links, and emoji`,
      default: 'Empty',
    },
    'rotate-seconds': {
      label: 'Time per notice',
      description: 'How long each notice is shown.',
      range: between(5, 120, 'second'),
      default: '15 seconds',
    },
    'notice-style': {
      label: 'Style',
      description: 'The color and icon of a notice.',
      choices: named('Info', 'Warning', 'Celebration'),
      default: 'Info',
    },
    expires: {
      label: 'Expires',
      description: 'Removes the notice automatically after the time you choose.',
      accepts: `never, or after ${limits['notice-lifetime'].text}`,
      default: 'Never',
    },
    important: {
      label: 'Important',
      description: "Readers can't dismiss the notice.",
      ...off,
    },
  },
} as const satisfies SettingsPage;

export const welcome = {
  label: 'Welcome',
  contains: 'The greeting for newcomers, with rules and buttons',
  settings: {
    'welcome-message': {
      label: 'Welcome message',
      description: 'The text that greets people when they enter the chat.',
      accepts: `up to 1,000 characters, with formatting and variables`,
      default: 'Empty',
    },
    'show-to': {
      label: 'Show to',
      description: 'Who sees the welcome message.',
      choices: named('Off', 'New people', 'Everyone'),
      default: 'New people',
    },
    as: {
      label: 'Show as',
      description: 'How the welcome message appears.',
      choices: named('Notice', 'Direct message from Caw'),
      default: 'Notice',
    },
    'rules-first': {
      label: 'Rules first',
      description: "Shows the chat's rules above the welcome message.",
      ...on,
    },
    buttons: {
      label: 'Buttons',
      description: 'Buttons that open a link or a channel.',
      range: limits['welcome-buttons'],
      default: 'Empty',
    },
    preview: {
      label: 'Preview',
      description: 'Shows you the welcome message as guests or Members see it.',
    },
  },
} as const satisfies SettingsPage;

export const bookmarkMessages = {
  label: 'Bookmark messages',
  contains: 'Who can save messages to a private list',
  settings: {
    bookmarks: {
      label: 'Bookmarks',
      description: 'People can save messages from this chat to a private list.',
      ...on,
    },
    'bookmarks-min-rank': {
      label: 'Lowest rank for bookmarks',
      description: 'Who can bookmark a message.',
      accepts: 'Member or above',
      default: 'Member',
    },
    'bookmarks-keep-deleted': {
      label: 'Keep deleted messages in bookmarks',
      description: 'People can still read a deleted message if they bookmarked it.',
      ...off,
    },
  },
} as const satisfies SettingsPage;

export const notifications = {
  label: 'Notifications',
  contains: 'Default notifications, `@here` and `@everyone`, and join and leave messages',
  settings: {
    push: {
      label: 'Browser push',
      description:
        "Turns on push notifications for people who allow them in their browser and haven't changed this themselves.",
      ...on,
    },
    'mention-here': {
      label: 'Lowest rank for `@here`',
      description: 'Who can notify everyone who has the chat open.',
      accepts: 'Regular to Owner',
      default: 'Moderator',
    },
    'mention-everyone': {
      label: 'Lowest rank for `@everyone`',
      description: 'Who can notify everyone who belongs to the chat.',
      accepts: 'Moderator to Owner',
      default: 'Administrator',
    },
    'join-leave-messages': {
      label: 'Join and leave messages',
      description:
        'Shows a message, without a notification or a sound, when someone becomes a member or leaves.',
      ...off,
    },
    sound: {
      label: 'Sound',
      description: "The sound of notifications for people who haven't chosen one.",
      choices: named('None', 'Chirp', 'Knock', 'Bell'),
      default: 'Chirp',
    },
    digest: {
      label: 'Email digest',
      description: "Includes the chat in people's email digests.",
      ...on,
    },
  },
} as const satisfies SettingsPage;

export const radio = {
  label: 'Radio',
  plan: smallestPlanWith('radio'),
  contains: 'A radio station that visitors can listen to while they chat',
  settings: {
    'stream-url': {
      label: 'Stream URL',
      description: 'The stream to play.',
      accepts: 'the `https` URL of an Icecast, Shoutcast, or HLS stream',
      default: 'Empty',
    },
    'station-name': {
      label: 'Station name',
      description: 'The name next to the radio icon.',
      range: upTo(50, 'character'),
      default: "The chat's name",
    },
    autoplay: {
      label: 'Autoplay',
      description: 'Starts the station when a visitor first clicks in the chat.',
      ...off,
    },
    'show-now-playing': {
      label: "Show what's playing",
      description: 'Shows the artist and title if the stream sends them.',
      ...on,
    },
    'default-volume': {
      label: 'Starting volume',
      description: 'The volume for new listeners.',
      range: between(0, 100, 'count'),
      default: '60',
    },
    'who-can-change': {
      label: 'Lowest rank to change the station',
      description: 'Who can change the stream URL and the station name.',
      accepts: 'Moderator to Owner',
      default: 'Administrator',
    },
  },
} as const satisfies SettingsPage;

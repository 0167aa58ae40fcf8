import { limits } from '../limits';
import { lowestPlanWith, lowestPlanWithMore } from '../plans';
import { between, upTo } from '../quantity';
import { button, choice, numberField, offByDefault, onByDefault, rankChoice, textField } from './controls';
import type { SettingsScreen } from './types';

export const messageScreens = {
  channels: {
    label: 'Channels',
    summary: 'Channels, their order, and who can read and post in each',
    settings: {
      'add-channel': {
        label: 'Add channel',
        description: 'Creates a channel.',
        control: textField(undefined, 'One channel, `#general`'),
        plan: lowestPlanWithMore('channels'),
      },
      name: {
        label: 'Name',
        description: 'Sets the name in the channel list, the URL, and links.',
        control: textField(
          `${limits['channel-name'].text}: \`a\`–\`z\`, \`0\`–\`9\`, and \`-\``,
          '`general` for the first channel',
        ),
      },
      topic: {
        label: 'Topic',
        description: 'Says what the channel is about, in plain text under its name.',
        control: textField(limits['channel-topic']),
      },
      order: {
        label: 'Order',
        description: 'Sets the order of the channels. Newcomers start in the first one.',
        control: textField(undefined, 'In the order they were added'),
      },
      'read-min-rank': {
        label: 'Lowest rank to read',
        description: 'Sets who can see and read the channel.',
        control: rankChoice('guest', 'guest', 'Guest to Owner'),
      },
      'send-min-rank': {
        label: 'Lowest rank to send',
        description: 'Sets who can send messages in the channel.',
        control: rankChoice('guest', 'guest', 'Guest to Owner, but not lower than the rank that can read'),
      },
      announcement: {
        label: 'Announcement channel',
        description: 'Lets only staff post. People can still react.',
        control: offByDefault,
      },
      'slow-mode': {
        label: 'Slow mode in this channel',
        description: 'Sets how long people wait between messages.',
        control: numberField(limits['slow-mode'], 'Same as the chat', ['Same as the chat', 'Off']),
      },
      'archive-channel': {
        label: 'Archive channel',
        description: 'Makes the channel read-only and frees its slot in your plan.',
        control: button(),
      },
      'delete-channel': {
        label: 'Delete channel',
        description: 'Permanently deletes the channel with its messages and files.',
        control: button(),
      },
    },
  },
  'public-messages': {
    label: 'Public messages',
    summary: 'Message length, links, previews, editing, earlier messages, and (for Owners) storage',
    settings: {
      'max-length': {
        label: 'Maximum message length',
        description: 'Sets how long a message can be.',
        control: numberField(limits['message-length'], 500),
      },
      'links-per-message': {
        label: 'Links per message',
        description: 'Sets how many links a message can contain.',
        control: numberField(between(0, 10, 'link'), 3),
      },
      'link-previews': {
        label: 'Link previews',
        description: "Shows the linked page's title and image below the message.",
        control: onByDefault,
      },
      'image-previews': {
        label: 'Image previews',
        description: 'Shows uploaded and linked images instead of file names and links.',
        control: onByDefault,
      },
      editing: {
        label: 'Editing',
        description: 'Lets people with an account edit their messages.',
        control: onByDefault,
      },
      'history-on-join': {
        label: 'Messages shown when joining',
        description: 'Sets how many earlier messages newcomers see.',
        control: numberField(between(0, 200, 'message'), 50),
      },
      replies: {
        label: 'Replies',
        description: 'Lets people reply to a message and quote it.',
        control: onByDefault,
      },
      'typing-indicator': {
        label: 'Typing indicator',
        description: 'Shows who is typing.',
        control: onByDefault,
      },
      storage: {
        label: 'Storage',
        description: "Shows how much storage each channel's uploads use.",
        control: textField(),
        rank: 'owner',
      },
    },
  },
  'direct-messages': {
    label: 'Direct messages',
    summary: 'Who can start direct messages, and what they can contain',
    settings: {
      'direct-messages': {
        label: 'Direct messages',
        description: 'Lets people start direct messages from this chat.',
        control: onByDefault,
      },
      'dm-min-rank': {
        label: 'Lowest rank for direct messages',
        description: 'Sets who can start a direct message.',
        control: rankChoice('member', 'member', 'Member or above'),
      },
      'dm-group': {
        label: 'Group conversations',
        description: 'Lets people start conversations of 3–8 people.',
        control: onByDefault,
      },
      'dm-uploads': {
        label: 'Files in direct messages',
        description: 'Lets people send files in direct messages.',
        control: onByDefault,
      },
      'dm-staff-only': {
        label: 'Direct messages with staff only',
        description: "Lets people message only the chat's staff.",
        control: offByDefault,
      },
    },
  },
  'pinned-notices': {
    label: 'Pinned notices',
    summary: 'The notices above the messages: text, style, rotation, and expiration',
    settings: {
      notices: {
        label: 'Notices',
        description: 'Lists the notices and pinned messages, in the order they appear.',
        control: textField(`${limits['notice-length'].text} per notice, with bold, italic, links, and emoji`),
      },
      'rotate-seconds': {
        label: 'Time per notice',
        description: 'Sets how long each notice is shown.',
        control: numberField(between(5, 120, 'second'), 15),
      },
      'notice-style': {
        label: 'Style',
        description: 'Sets the color and icon of a notice.',
        control: choice(['Info', 'Warning', 'Celebration'], 'Info'),
      },
      expires: {
        label: 'Expires',
        description: 'Sets when the notice is removed.',
        control: textField(`never, or after ${limits['notice-lifetime'].text}`, 'Never'),
      },
      important: {
        label: 'Important',
        description: 'Keeps readers from dismissing the notice.',
        control: offByDefault,
      },
    },
  },
  welcome: {
    label: 'Welcome',
    summary: 'The greeting for newcomers, with rules and buttons',
    settings: {
      'welcome-message': {
        label: 'Welcome message',
        description: 'Sets the text that greets people.',
        control: textField(`up to 1,000 characters, with formatting and variables`),
      },
      'show-to': {
        label: 'Show to',
        description: 'Sets who sees the welcome message.',
        control: choice(['Off', 'New people', 'Everyone'], 'New people'),
      },
      as: {
        label: 'Show as',
        description: 'Sets how the welcome message appears.',
        control: choice(['Notice', 'Direct message from Caw'], 'Notice'),
      },
      'rules-first': {
        label: 'Rules first',
        description: "Shows the chat's rules above the welcome message.",
        control: onByDefault,
      },
      buttons: {
        label: 'Buttons',
        description: 'Adds buttons that open a link or a channel.',
        control: textField(limits['welcome-buttons']),
      },
      preview: {
        label: 'Preview',
        description: 'Shows you the welcome message as guests or Members see it.',
        control: button(),
      },
    },
  },
  'bookmark-messages': {
    label: 'Bookmark messages',
    summary: 'Who can save messages to a private list',
    settings: {
      bookmarks: {
        label: 'Bookmarks',
        description: 'Lets people save messages to a private list.',
        control: onByDefault,
      },
      'bookmarks-min-rank': {
        label: 'Lowest rank for bookmarks',
        description: 'Sets who can bookmark a message.',
        control: rankChoice('member', 'member', 'Member or above'),
      },
      'bookmarks-keep-deleted': {
        label: 'Keep deleted messages in bookmarks',
        description:
          "Lets people read deleted messages that they bookmarked, until the messages are older than the chat's history.",
        control: offByDefault,
      },
    },
  },
  notifications: {
    label: 'Notifications',
    summary: 'Default notifications, `@here` and `@everyone`, and join and leave messages',
    settings: {
      push: {
        label: 'Browser push',
        description: 'Sets the default for people who allow push notifications.',
        control: onByDefault,
      },
      'mention-here': {
        label: 'Lowest rank for `@here`',
        description: 'Sets who can notify everyone who has the chat open.',
        control: rankChoice('regular', 'moderator', 'Regular to Owner'),
      },
      'mention-everyone': {
        label: 'Lowest rank for `@everyone`',
        description: 'Sets who can notify everyone who belongs to the chat.',
        control: rankChoice('moderator', 'administrator', 'Moderator to Owner'),
      },
      'join-leave-messages': {
        label: 'Join and leave messages',
        description:
          'Shows a silent message when someone becomes a member or leaves. In a busy chat, use a welcome message.',
        control: offByDefault,
      },
      sound: {
        label: 'Sound',
        description: 'Sets the default sound of notifications.',
        control: choice(['None', 'Chirp', 'Knock', 'Bell'], 'Chirp'),
      },
      digest: {
        label: 'Email digest',
        description: 'Sets the default for people who get email digests.',
        control: onByDefault,
      },
    },
  },
  radio: {
    label: 'Radio',
    plan: lowestPlanWith('radio'),
    summary: 'A radio station that plays in the chat',
    settings: {
      'stream-url': {
        label: 'Stream URL',
        description: 'Sets the stream to play.',
        control: textField('the `https` URL of an Icecast, Shoutcast, or HLS stream'),
      },
      'station-name': {
        label: 'Station name',
        description: 'Sets the name next to the radio icon.',
        control: textField(upTo(50, 'character'), "The chat's name"),
      },
      autoplay: {
        label: 'Autoplay',
        description:
          'Starts the station when a visitor first clicks or taps in the chat. Until then, browsers block sound.',
        control: offByDefault,
      },
      'show-now-playing': {
        label: "Show what's playing",
        description: 'Shows the artist and title if the stream sends them.',
        control: onByDefault,
      },
      'default-volume': {
        label: 'Starting volume',
        description: 'Sets the volume for new listeners.',
        control: numberField(between(0, 100, 'count'), 60),
      },
      'who-can-change': {
        label: 'Lowest rank to change the station',
        description: 'Sets who can change the stream URL and the station name.',
        control: rankChoice('moderator', 'administrator', 'Moderator to Owner'),
      },
    },
  },
} as const satisfies Record<string, SettingsScreen>;

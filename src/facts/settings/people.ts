import { limits } from '../limits';
import { smallestPlanWith, smallPlanFeatures } from '../plans';
import { named, off, on, type SettingsPage } from '../types';

export const guests = {
  label: 'Guests',
  contains: 'What people without an account can do',
  settings: {
    'guests-read': {
      label: 'Guests can read',
      description: 'People without an account can read the chat.',
      ...on,
      words: ['anonymous users', 'require login', 'members only'],
    },
    'guests-talk': {
      label: 'Guests can talk',
      description: 'Guests can send messages.',
      ...on,
      words: ['no anonymous', 'guests cannot write', 'guests may talk', 'read only guests'],
    },
    'guest-nicknames': {
      label: 'Guest nicknames',
      description: 'Whether guests choose a nickname or get a random one.',
      choices: named('Chosen', 'Random'),
      default: 'Chosen',
      words: ['guest names', 'anonymous names', 'random name'],
    },
    'guest-captcha': {
      label: 'Captcha for guests',
      description: 'When guests see a captcha.',
      choices: named('Never', 'On join', 'Each session'),
      default: 'On join',
      words: ['captcha', 'are you human', 'bots'],
    },
    'guest-uploads': {
      label: 'Guests can upload files',
      description: 'Guests can send images and other files.',
      ...off,
      words: ['guest pictures', 'anonymous upload'],
    },
    'guest-links': {
      label: 'Guests can send links',
      description: 'Guests can send links and GIFs.',
      ...off,
      words: ['guest links', 'anonymous links', 'spam links'],
    },
    'max-guests-percent': {
      label: 'Guest limit',
      description: "The share of the chat's spots that guests can take.",
      range: limits['max-guests'],
      default: limits['max-guests-default'].text,
      words: ['share of places for guests', 'too many guests', 'reserve places'],
    },
  },
} as const satisfies SettingsPage;

export const rankList = {
  label: 'Rank list',
  contains: 'Who has each rank, custom ranks, and permissions',
  settings: {
    'members-by-rank': {
      label: 'People by rank',
      description:
        'Lists everyone above Member, and shows who assigned each rank and when temporary ranks end.',
      default: 'The Owner',
      words: ['list of mods', 'staff list', 'admins', 'who is moderator'],
    },
    'add-person': {
      label: 'Add',
      description: 'Assigns someone a rank below your own.',
      accepts: 'a username',
      words: ['add moderator', 'promote', 'make admin', 'mod someone'],
    },
    'remove-person': {
      label: 'Remove',
      description: "Removes someone's rank, so they become a Member.",
      words: ['remove moderator', 'demote', 'take mod away'],
    },
    'show-rank-list': {
      label: 'Who can see the rank list',
      description:
        "Who can open the rank list from the chat menu. **About this chat** always shows everyone who is Moderator or above, or has some of a Moderator's permissions.",
      choices: named('Everyone', 'Members', 'Staff'),
      default: 'Staff',
      words: ['show staff list', 'hide staff', 'public mod list'],
    },
    'rank-shapes': {
      label: 'Rank shapes',
      description: "Shows the shape of each person's rank next to their name.",
      ...on,
      words: ['icon next to name', 'rank icons', 'badges'],
    },
    'custom-ranks': {
      label: 'Custom ranks',
      description: "Your own ranks, each directly above the rank it's based on.",
      default: 'Empty',
      plan: smallestPlanWith('custom-ranks'),
      words: ['custom rank', 'own role', 'roles', 'titles'],
    },
    'custom-rank-name': {
      label: 'Custom rank name',
      description: "The rank's name in menus, lists, and `/rank`.",
      range: limits['custom-rank-name'],
      default: 'Empty',
      plan: smallestPlanWith('custom-ranks'),
      words: ['role name'],
    },
    'custom-rank-color': {
      label: 'Custom rank color',
      description: "The color of the rank's shape.",
      accepts: 'a hex color, such as `#2f6f4f`',
      default: 'The accent color',
      plan: smallestPlanWith('custom-ranks'),
      words: ['role color', 'role colour', 'rank color'],
    },
    'custom-rank-shape': {
      label: 'Custom rank shape',
      description: 'The shape next to the names of people with the rank.',
      choices: named('Leaf', 'Drop', 'Hexagon', 'Note', 'Feather', 'Lantern'),
      default: 'Leaf',
      plan: smallestPlanWith('custom-ranks'),
      words: ['role icon', 'badge'],
    },
    'custom-rank-base': {
      label: 'Base rank',
      description: 'The rank whose permissions the custom rank starts with.',
      accepts: 'Member, Regular, or Moderator',
      default: 'Member',
      plan: smallestPlanWith('custom-ranks'),
      words: ['rank inherits', 'parent role'],
    },
    'custom-rank-permissions': {
      label: 'Custom rank permissions',
      description: 'Extra permissions, from the next higher rank.',
      default: 'None',
      plan: smallestPlanWith('custom-ranks'),
      words: ['role permissions'],
    },
    permissions: {
      label: 'Permissions',
      description: 'The lowest rank that has each permission.',
      default: 'Depends on the permission',
      rank: 'owner',
      words: ['who can upload', 'who can pin', 'who can post links', 'rights', 'allow guests'],
    },
  },
} as const satisfies SettingsPage;

export const staffKeys = {
  label: 'Staff keys',
  rank: 'owner',
  contains: 'Keys that people can redeem to become Moderators or Administrators',
  settings: {
    keys: {
      label: 'Keys',
      description: "Lists each key's rank, uses, expiration, and note, and who redeemed it.",
      default: 'Empty',
      words: ['list of keys', 'staff keys', 'mod keys'],
    },
    'create-key': {
      label: 'Create key',
      description: 'Creates a key and shows it once.',
      words: ['new key', 'mod key', 'make someone moderator with a code'],
    },
    'key-rank': {
      label: 'Rank',
      description: 'The rank that people get when they redeem the key.',
      choices: named('Moderator', 'Administrator'),
      default: 'Moderator',
      words: ['key rank', 'admin key'],
    },
    'key-uses': {
      label: 'Uses',
      description: 'How many people can redeem the key.',
      range: limits['key-uses'],
      default: '1',
      words: ['key used up', 'how many uses'],
    },
    'key-expiry': {
      label: 'Expires after',
      description: 'How long the key works.',
      range: limits['key-lifetime'],
      default: '24 hours',
      words: ['key expired', 'key lifetime'],
    },
    'key-note': {
      label: 'Note',
      description: 'Who the key is for. Only Owners see it.',
      range: limits['key-note'],
      default: 'Empty',
      words: ['comment'],
    },
    'revoke-key': {
      label: 'Revoke',
      description: 'Makes a key stop working immediately.',
      words: ['revoke key', 'delete key', 'key leaked'],
    },
  },
} as const satisfies SettingsPage;

export const friendsAndBlockLists = {
  label: 'Friends and block lists',
  contains: 'Friend requests, and what people see instead of blocked messages',
  settings: {
    friends: {
      label: 'Friends',
      description: 'People can send friend requests and see which of their friends are in the chat.',
      ...on,
      words: ['friends list', 'add friend', 'buddy list'],
    },
    'blocks-hide': {
      label: "Blocked people's messages",
      description: 'What people see instead of messages from someone they blocked.',
      choices: named('Collapse', 'Hide'),
      default: 'Collapse',
      words: ['block user', 'ignore', 'hide messages', 'mute only for me'],
    },
  },
} as const satisfies SettingsPage;

export const banList = {
  label: 'Ban list',
  contains: 'Who is banned, why, and for how long, and how people can appeal',
  settings: {
    list: {
      label: 'Banned',
      description: 'Shows who is banned, by whom, why, and when the ban ends.',
      default: 'Empty',
      words: ['banned users', 'blocked users', 'how long is the ban'],
    },
    search: {
      label: 'Search the ban list',
      description: 'Finds bans by username, nickname, IP tag, or reason.',
      default: 'Empty',
      words: ['find a ban'],
    },
    unban: {
      label: 'Unban',
      description: 'Lifts the selected ban. Other bans on the same person stay.',
      words: ['unbann', 'lift ban', 'lift ip ban', 'pardon'],
    },
    'import-bans': {
      label: 'Import bans',
      description: 'Adds bans from a CSV file.',
      range: limits['ban-import-rows'],
      plan: smallPlanFeatures['ban-list-files'].plan,
      words: ['csv', 'copy bans', 'shared ban list'],
    },
    'export-bans': {
      label: 'Export bans',
      description: 'Saves the ban list as a CSV file.',
      plan: smallPlanFeatures['ban-list-files'].plan,
      words: ['csv', 'download ban list'],
    },
    'ban-appeals': {
      label: 'Ban appeals',
      description: 'Shows banned people your appeal text and contact.',
      ...off,
      words: ['appeal', 'contest a ban'],
    },
    'ban-appeals-text': {
      label: 'Appeal text',
      description: 'Tells banned people how to appeal.',
      range: limits['ban-appeals-text'],
      default: 'Empty',
      words: ['appeal message'],
    },
    'ban-appeals-contact': {
      label: 'Appeal contact',
      description: 'Tells banned people where to send an appeal.',
      accepts: 'an email address or an `https` URL',
      default: 'Empty',
      words: ['appeal e-mail', 'appeal email', 'appeal form'],
    },
  },
} as const satisfies SettingsPage;

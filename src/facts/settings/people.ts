import { limits } from '../limits';
import { smallestPlanWith, smallPlanFeatures } from '../plans';
import { between, upTo } from '../quantity';
import type { SettingsPage } from '../types';
import { named, off, on } from './choices';

export const guests = {
  label: 'Guests',
  contains: 'What people without an account can do',
  settings: {
    'guests-read': {
      label: 'Guests can read',
      description: 'People without an account can read the chat.',
      ...on,
    },
    'guests-talk': {
      label: 'Guests can talk',
      description: 'Guests can send messages.',
      ...on,
    },
    'guest-nicknames': {
      label: 'Guest nicknames',
      description: 'Whether guests choose a nickname or get a random one.',
      choices: named('Chosen', 'Random'),
      default: 'Chosen',
    },
    'guest-captcha': {
      label: 'Captcha for guests',
      description: 'When guests see a captcha.',
      choices: named('Never', 'On join', 'Each session'),
      default: 'On join',
    },
    'guest-uploads': {
      label: 'Guests can upload files',
      description: 'Guests can send images and other files.',
      ...off,
    },
    'guest-links': {
      label: 'Guests can send links',
      description: 'Guests can send links and GIFs.',
      ...off,
    },
    'max-guests-percent': {
      label: 'Guest limit',
      description: "The share of the chat's spots that guests can take.",
      range: between(1, 100, 'percent'),
      default: '100%',
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
    },
    'add-person': {
      label: 'Add',
      description: 'Assigns someone a rank below your own.',
      accepts: 'a username',
    },
    'remove-person': {
      label: 'Remove',
      description: "Removes someone's rank, so they become a Member.",
    },
    'show-rank-list': {
      label: 'Who can see the rank list',
      description:
        "Who can open the rank list from the chat menu. **About this chat** always shows everyone who's a Moderator or above or has some of a Moderator's permissions.",
      choices: named('Everyone', 'Members', 'Staff'),
      default: 'Staff',
    },
    'rank-shapes': {
      label: 'Rank shapes',
      description: "Shows the shape of each person's rank next to their name.",
      ...on,
    },
    'custom-ranks': {
      label: 'Custom ranks',
      description: "Your own ranks, each directly above the rank it's based on.",
      default: 'Empty',
      plan: smallestPlanWith('custom-ranks'),
    },
    'custom-rank-name': {
      label: 'Custom rank name',
      description: "The rank's name in menus, lists, and `/rank`.",
      range: between(2, 24, 'character'),
      default: 'Empty',
      plan: smallestPlanWith('custom-ranks'),
    },
    'custom-rank-color': {
      label: 'Custom rank color',
      description: "The color of the rank's shape.",
      accepts: 'a hex color, such as `#2f6f4f`',
      default: 'The accent color',
      plan: smallestPlanWith('custom-ranks'),
    },
    'custom-rank-shape': {
      label: 'Custom rank shape',
      description: 'The shape next to the names of people with the rank.',
      choices: named('Leaf', 'Drop', 'Hexagon', 'Note', 'Feather', 'Lantern'),
      default: 'Leaf',
      plan: smallestPlanWith('custom-ranks'),
    },
    'custom-rank-base': {
      label: 'Base rank',
      description: 'The rank whose permissions the custom rank starts with.',
      accepts: 'Member, Regular, or Moderator',
      default: 'Member',
      plan: smallestPlanWith('custom-ranks'),
    },
    'custom-rank-permissions': {
      label: 'Custom rank permissions',
      description: 'Extra permissions, from the next higher rank.',
      default: 'None',
      plan: smallestPlanWith('custom-ranks'),
    },
    permissions: {
      label: 'Permissions',
      description: 'The lowest rank that has each permission.',
      default: 'Depends on the permission',
      rank: 'owner',
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
    },
    'create-key': {
      label: 'Create key',
      description: 'Creates a key and shows it once.',
    },
    'key-rank': {
      label: 'Rank',
      description: 'The rank that people get when they redeem the key.',
      choices: named('Moderator', 'Administrator'),
      default: 'Moderator',
    },
    'key-uses': {
      label: 'Uses',
      description: 'How many people can redeem the key.',
      range: between(1, 25, 'use'),
      default: '1',
    },
    'key-expiry': {
      label: 'Expires after',
      description: 'How long the key works.',
      range: limits['key-lifetime'],
      default: '24 hours',
    },
    'key-note': {
      label: 'Note',
      description: 'Who the key is for. Only Owners see it.',
      range: upTo(100, 'character'),
      default: 'Empty',
    },
    'revoke-key': {
      label: 'Revoke',
      description: 'Makes a key stop working immediately.',
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
    },
    'blocks-hide': {
      label: "Blocked people's messages",
      description: 'What people see instead of messages from someone they blocked.',
      choices: named('Collapse', 'Hide'),
      default: 'Collapse',
    },
  },
} as const satisfies SettingsPage;

export const banList = {
  label: 'Ban list',
  contains: 'Who is banned, why, and for how long, and how people can appeal',
  settings: {
    list: {
      label: 'Banned',
      description: 'Shows who is banned, who banned them, why, and when the ban ends.',
      default: 'Empty',
    },
    search: {
      label: 'Search the ban list',
      description: 'Finds bans by username, nickname, IP tag, or reason.',
      default: 'Empty',
    },
    unban: {
      label: 'Unban',
      description: 'Lifts the selected ban. Other bans on the same person stay.',
    },
    'import-bans': {
      label: 'Import bans',
      description: 'Adds bans from a CSV file.',
      range: upTo(1000, 'row'),
      plan: smallPlanFeatures['ban-list-files'].plan,
    },
    'export-bans': {
      label: 'Export bans',
      description: 'Saves the ban list as a CSV file.',
      plan: smallPlanFeatures['ban-list-files'].plan,
    },
    'ban-appeals': {
      label: 'Ban appeals',
      description: 'Shows banned people your appeal text and contact.',
      ...off,
    },
    'ban-appeals-text': {
      label: 'Appeal text',
      description: 'Tells banned people how to appeal.',
      range: upTo(500, 'character'),
      default: 'Empty',
    },
    'ban-appeals-contact': {
      label: 'Appeal contact',
      description: 'Tells banned people where to send an appeal.',
      accepts: 'an email address or an `https` URL',
      default: 'Empty',
    },
  },
} as const satisfies SettingsPage;

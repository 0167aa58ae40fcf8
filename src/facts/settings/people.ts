import { limits } from '../limits';
import { lowestPlanWith } from '../plans';
import { between, upTo } from '../quantity';
import { defaultAccent } from '../themes';
import { button, choice, numberField, offByDefault, onByDefault, textField } from './controls';
import type { SettingsScreen } from './types';

export const peopleScreens = {
  guests: {
    label: 'Guests',
    summary: 'What people without an account can do',
    settings: {
      'guests-read': {
        label: 'Guests can read',
        description: 'Lets people without an account read the chat.',
        control: onByDefault,
      },
      'guests-talk': {
        label: 'Guests can talk',
        description: 'Lets guests send messages.',
        control: onByDefault,
      },
      'guest-nicknames': {
        label: 'Guest nicknames',
        description: 'Sets whether guests choose a nickname.',
        control: choice(['Chosen', 'Random'], 'Chosen'),
      },
      'guest-captcha': {
        label: 'Captcha for guests',
        description: 'Sets when guests see a captcha.',
        control: choice(['Never', 'On join', 'Each session'], 'On join'),
      },
      'guest-uploads': {
        label: 'Guests can upload files',
        description: 'Lets guests send images and other files.',
        control: offByDefault,
      },
      'guest-links': {
        label: 'Guests can send links',
        description: 'Lets guests send links and GIFs.',
        control: offByDefault,
      },
      'max-guests-percent': {
        label: 'Guest limit',
        description: "Sets the share of the chat's spots that guests can take.",
        control: numberField(between(1, 100, 'percent'), 100),
      },
    },
  },
  'rank-list': {
    label: 'Rank list',
    summary: 'Who has each rank, custom ranks, and (for Owners) permissions',
    settings: {
      'members-by-rank': {
        label: 'People by rank',
        description:
          'Lists everyone above Member, and when temporary ranks end. Staff also see who assigned each rank.',
        control: textField(undefined, 'The Owner'),
      },
      'add-person': {
        label: 'Add',
        description: 'Assigns someone a rank below your own.',
        control: button('a username'),
      },
      'remove-person': { label: 'Remove', description: 'Makes someone a Member again.', control: button() },
      'show-rank-list': {
        label: 'Who can see the rank list',
        description:
          'Sets who can open the rank list from the chat menu. **About this chat** always shows the staff.',
        control: choice(['Everyone', 'Members', 'Staff'], 'Staff'),
      },
      'rank-shapes': {
        label: 'Rank shapes',
        description: "Shows the shape of each person's rank next to their name.",
        control: onByDefault,
      },
      'custom-ranks': {
        label: 'Custom ranks',
        description: "Lists your own ranks, each directly above the rank it's based on.",
        control: textField(),
        plan: lowestPlanWith('custom-ranks'),
      },
      'custom-rank-name': {
        label: 'Custom rank name',
        description: "Sets the rank's name in menus, lists, and `/rank`.",
        control: textField(between(2, 24, 'character')),
        plan: lowestPlanWith('custom-ranks'),
      },
      'custom-rank-color': {
        label: 'Custom rank color',
        description: "Sets the color of the rank's shape.",
        control: textField(`a hex color, such as \`${defaultAccent}\``, 'The accent color'),
        plan: lowestPlanWith('custom-ranks'),
      },
      'custom-rank-shape': {
        label: 'Custom rank shape',
        description: "Sets the shape next to people's names.",
        control: choice(['Leaf', 'Drop', 'Hexagon', 'Note', 'Feather', 'Lantern'], 'Leaf'),
        plan: lowestPlanWith('custom-ranks'),
      },
      'custom-rank-base': {
        label: 'Base rank',
        description: 'Sets the rank whose permissions the custom rank starts with.',
        control: choice(['Member', 'Regular', 'Moderator'], 'Member'),
        plan: lowestPlanWith('custom-ranks'),
      },
      'custom-rank-permissions': {
        label: 'Custom rank permissions',
        description: 'Adds permissions of the next higher rank.',
        control: textField(undefined, 'None'),
        plan: lowestPlanWith('custom-ranks'),
      },
      permissions: {
        label: 'Permissions',
        description: 'Sets the lowest rank that has each permission.',
        control: textField(undefined, 'Depends on the permission'),
        rank: 'owner',
      },
    },
  },
  'staff-keys': {
    label: 'Staff keys',
    rank: 'owner',
    summary: 'Keys that make people Moderators or Administrators',
    settings: {
      keys: {
        label: 'Keys',
        description: "Lists each key's rank, uses, expiration, and note, and who redeemed it.",
        control: textField(),
      },
      'create-key': {
        label: 'Create key',
        description: 'Creates a key and shows it once.',
        control: button(),
      },
      'key-rank': {
        label: 'Rank',
        description: 'Sets the rank that the key assigns.',
        control: choice(['Moderator', 'Administrator'], 'Moderator'),
      },
      'key-uses': {
        label: 'Uses',
        description: 'Sets how many people can redeem the key.',
        control: numberField(between(1, 25, 'use'), 1),
      },
      'key-expiry': {
        label: 'Expires after',
        description: 'Sets how long the key works.',
        control: numberField(limits['key-lifetime'], 24),
      },
      'key-note': {
        label: 'Note',
        description: 'Says who the key is for. Only Owners see it.',
        control: textField(upTo(100, 'character')),
      },
      'revoke-key': { label: 'Revoke', description: 'Stops a key right away.', control: button() },
    },
  },
  'friends-and-block-lists': {
    label: 'Friends and block lists',
    summary: 'Friend requests, and how messages from blocked people look',
    settings: {
      friends: {
        label: 'Friends',
        description: 'Lets people send friend requests and see which friends are in the chat.',
        control: onByDefault,
      },
      'blocks-hide': {
        label: "Blocked people's messages",
        description: 'Sets what people see instead of messages from someone they blocked.',
        control: choice(['Collapse', 'Hide'], 'Collapse'),
      },
    },
  },
  'ban-list': {
    label: 'Ban list',
    summary: 'Who is banned, why, and for how long, and how people can appeal',
    settings: {
      list: {
        label: 'Banned',
        description: 'Shows who is banned, who banned them, why, and when the ban ends.',
        control: textField(),
      },
      search: {
        label: 'Search the ban list',
        description: 'Finds bans by username, nickname, IP tag, or reason.',
        control: textField(),
      },
      unban: { label: 'Unban', description: 'Lifts the selected ban.', control: button() },
      'import-bans': {
        label: 'Import bans',
        description: 'Adds bans from a CSV file.',
        control: button(upTo(1000, 'row').text),
        plan: lowestPlanWith('ban-list-files'),
      },
      'export-bans': {
        label: 'Export bans',
        description: 'Saves the ban list as a CSV file.',
        control: button(),
        plan: lowestPlanWith('ban-list-files'),
      },
      'ban-appeals': {
        label: 'Ban appeals',
        description: 'Shows banned people your appeal text and contact.',
        control: offByDefault,
      },
      'ban-appeals-text': {
        label: 'Appeal text',
        description: 'Tells banned people how to appeal.',
        control: textField(upTo(500, 'character')),
      },
      'ban-appeals-contact': {
        label: 'Appeal contact',
        description: 'Tells banned people where to send an appeal.',
        control: textField('an email address or an `https` URL'),
      },
    },
  },
} as const satisfies Record<string, SettingsScreen>;

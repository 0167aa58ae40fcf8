import { customRank } from '../ranks';
import { named, type SettingsPage } from '../types';

export const rankList = {
  label: 'Rank list',
  contains: 'Who has each rank, custom ranks, and permissions',
  settings: {
    'members-by-rank': {
      label: 'People by rank',
      does: 'Lists everyone above Member, and shows who assigned each rank and when temporary ranks end.',
      default: 'The Owner',
      words: ['list of mods', 'staff list', 'admins', 'who is moderator'],
    },
    'add-person': {
      label: 'Add',
      does: 'Assigns someone a rank below your own.',
      accepts: 'a username',
      words: ['add moderator', 'promote', 'make admin', 'mod someone'],
    },
    'remove-person': {
      label: 'Remove',
      does: "Removes someone's rank, so they become a Member.",
      words: ['remove moderator', 'demote', 'take mod away'],
    },
    'show-rank-list': {
      label: 'Who can see the rank list',
      does: 'Sets who can open the rank list from the chat menu.',
      choices: named('Everyone', 'Members', 'Staff'),
      default: 'Staff',
      words: ['show staff list', 'hide staff', 'public mod list'],
    },
    'rank-shapes': {
      label: 'Rank shapes',
      does: "Shows the shape of each person's rank next to their name.",
      default: 'On',
      words: ['icon next to name', 'rank icons', 'badges'],
    },
    'custom-ranks': {
      label: 'Custom ranks',
      does: "Adds your own ranks, each directly above the rank it's based on.",
      default: 'Empty',
      plan: customRank.plan,
      words: ['custom rank', 'own role', 'roles', 'titles'],
    },
    'custom-rank-name': {
      label: 'Custom rank name',
      does: "Sets the rank's name in menus, lists, and `/rank`.",
      range: customRank.name,
      default: 'Empty',
      plan: customRank.plan,
      words: ['role name'],
    },
    'custom-rank-color': {
      label: 'Custom rank color',
      does: "Sets the color of the rank's shape.",
      accepts: 'a hex color, such as `#2f6f4f`',
      default: 'The accent color',
      plan: customRank.plan,
      words: ['role color', 'role colour', 'rank color'],
    },
    'custom-rank-shape': {
      label: 'Custom rank shape',
      does: 'Sets the shape of the rank.',
      choices: named('Leaf', 'Drop', 'Hexagon', 'Note', 'Feather', 'Lantern'),
      default: 'Leaf',
      plan: customRank.plan,
      words: ['role icon', 'badge'],
    },
    'custom-rank-base': {
      label: 'Base rank',
      does: 'Sets the rank whose permissions the custom rank starts with.',
      accepts: 'Member, Regular, or Moderator',
      default: 'Member',
      plan: customRank.plan,
      words: ['rank inherits', 'parent role'],
    },
    'custom-rank-permissions': {
      label: 'Custom rank permissions',
      does: 'Adds permissions that the next higher rank has.',
      default: 'Those of the base rank',
      plan: customRank.plan,
      words: ['role permissions'],
    },
    permissions: {
      label: 'Permissions',
      does: 'Sets the lowest rank for each permission that you can change.',
      accepts: 'depends on the permission',
      default: 'See the table under **Permissions**',
      rank: 'owner',
      words: ['who can upload', 'who can pin', 'who can post links', 'rights', 'allow guests'],
    },
  },
} as const satisfies SettingsPage;

import { addresses } from './product';
import { settingsPages } from './settings';
import type { RankId } from './types';

/** Who sees a place: a rank in the chat, anyone, anyone with an account, or a role in an organization. */
export type PlaceViewer = RankId | 'anyone' | 'account' | 'organization';

/** The path to a place: the labels to select, in order, as on the screen. A label that starts with `https://` is a URL. */
interface Place {
  readonly path: readonly string[];
}

/** The icon of the chat menu, next to the message box. */
export const chatMenuSign = '☰';

/** The icon of the message menu, on a message. */
export const messageMenuSign = '⋯';

/** Sections of pages in Chat settings that pages link to as places. Ids are `page/section`. */
const chatSettingsParts = {
  'advanced/custom-domain': ['Advanced', 'Custom domain'],
  'moderation/caw': ['Moderation', 'Caw'],
  'public-messages/storage': ['Public messages', 'Storage'],
  'rank-list/custom-ranks': ['Rank list', 'Custom ranks'],
  'rank-list/permissions': ['Rank list', 'Permissions'],
  'security-and-privacy/sign-in-tokens': ['Security & privacy', 'Sign-in tokens'],
} as const satisfies Record<string, readonly string[]>;

/** The pages of Account settings, in the order of the menu. */
export const accountSettingsPages = {
  profile: 'Profile',
  security: 'Security',
  notifications: 'Notifications',
  appearance: 'Appearance',
  'friends-and-blocks': 'Friends and blocks',
  bookmarks: 'Bookmarks',
  purchases: 'Purchases',
  billing: 'Billing',
  privacy: 'Privacy',
} as const satisfies Record<string, string>;

/** The pages of the organization console's **Settings**, in the order of the menu. */
export const consolePages = {
  general: 'General',
  'account-settings': 'Account settings',
  'manage-accounts': 'Manage accounts',
  style: 'Style',
  api: 'API',
  'custom-domains': 'Custom domains',
  sso: 'SSO',
} as const satisfies Record<string, string>;

/** The parts of the staff panel, in order. */
export const staffPanelParts = {
  reports: { label: 'Reports', seenBy: 'moderator' },
  waiting: { label: 'Waiting', seenBy: 'moderator' },
  'action-log': { label: 'Action log', seenBy: 'moderator' },
  archive: { label: 'Archive', seenBy: 'administrator' },
  'slow-mode': { label: 'Slow mode', seenBy: 'moderator' },
  'raid-mode': { label: 'Raid mode', seenBy: 'administrator' },
} as const satisfies Record<string, { label: string; seenBy: RankId }>;

const staffPath = [chatMenuSign, 'Staff'] as const;
const settingsPath = [chatMenuSign, 'Chat settings'] as const;
const accountPath = ['Your avatar', 'Account settings'] as const;
const consolePath = [addresses.console, 'Settings'] as const;

const singlePlaces = {
  'chat-menu': { path: [chatMenuSign] },
  'icon-bar': { path: ['Icon bar'] },
  'message-menu': { path: ['A message', messageMenuSign] },
  'name-menu': { path: ["A person's name"] },
  'member-list': { path: ['Members'] },
  'account-menu': { path: ['Your avatar'] },
  'chat-settings': { path: settingsPath },
  'account-settings': { path: accountPath },
  org: { path: consolePath },
  'org/sso/social-login-providers': { path: [...consolePath, 'SSO', 'Social login providers'] },
  'staff-panel': { path: staffPath },
} as const satisfies Record<string, Place>;

/** The id of a place in the interface. */
export type PlaceId =
  | keyof typeof singlePlaces
  | `chat-settings/${keyof typeof settingsPages}`
  | `chat-settings/${keyof typeof chatSettingsParts}`
  | `account-settings/${keyof typeof accountSettingsPages}`
  | `org/${keyof typeof consolePages}`
  | `staff-panel/${keyof typeof staffPanelParts}`;

/** Returns the places below another place, with the labels that lead from there to each. */
function under<Prefix extends string, Id extends string>(
  prefix: Prefix,
  path: readonly string[],
  labels: Readonly<Record<Id, string | readonly string[]>>,
): Record<`${Prefix}/${Id}`, Place> {
  const made = Object.entries<string | readonly string[]>(labels).map(([id, rest]) => [
    `${prefix}/${id}`,
    { path: [...path, rest].flat() },
  ]);
  return Object.fromEntries(made) as Record<`${Prefix}/${Id}`, Place>;
}

/** Returns only the labels of a menu's entries. */
function labels<Id extends string>(
  menu: Readonly<Record<Id, { readonly label: string }>>,
): Record<Id, string> {
  const all = Object.entries<{ readonly label: string }>(menu).map(([id, { label }]) => [id, label]);
  return Object.fromEntries(all) as Record<Id, string>;
}

/** Every place in the interface that a page sends readers to. */
export const places: Readonly<Record<PlaceId, Place>> = {
  ...singlePlaces,
  ...under('chat-settings', settingsPath, labels(settingsPages)),
  ...under('chat-settings', settingsPath, chatSettingsParts),
  ...under('account-settings', accountPath, accountSettingsPages),
  ...under('org', consolePath, consolePages),
  ...under('staff-panel', staffPath, labels(staffPanelParts)),
};

/** An entry of a menu, and who sees it. */
export interface MenuEntry {
  readonly label: string;
  readonly seenBy: PlaceViewer;
}

/** The entries of the chat menu, in order. */
export const chatMenu = {
  about: { label: 'About this chat', seenBy: 'anyone' },
  notifications: { label: 'Notifications', seenBy: 'anyone' },
  staff: { label: 'Staff', seenBy: 'moderator' },
  settings: { label: 'Chat settings', seenBy: 'administrator' },
  boosts: { label: 'Boosts', seenBy: 'anyone' },
  cookies: { label: 'Cookies', seenBy: 'anyone' },
  report: { label: 'Report this chat', seenBy: 'anyone' },
  leave: { label: 'Leave this chat', seenBy: 'account' },
} as const satisfies Record<string, MenuEntry>;

/** The entries of the message menu, in order. */
export const messageMenu = {
  react: { label: 'React', seenBy: 'member' },
  reply: { label: 'Reply', seenBy: 'guest' },
  bookmark: { label: 'Bookmark', seenBy: 'member' },
  'copy-link': { label: 'Copy link', seenBy: 'anyone' },
  edit: { label: 'Edit', seenBy: 'member' },
  translate: { label: 'Translate', seenBy: 'anyone' },
  report: { label: 'Report', seenBy: 'guest' },
  pin: { label: 'Pin', seenBy: 'moderator' },
  delete: { label: 'Delete', seenBy: 'member' },
} as const satisfies Record<string, MenuEntry>;

/** The entries of the name menu, in order. */
export const nameMenu = {
  card: { label: 'Profile', seenBy: 'anyone' },
  message: { label: 'Message', seenBy: 'member' },
  mention: { label: 'Mention', seenBy: 'guest' },
  friend: { label: 'Add friend', seenBy: 'member' },
  block: { label: 'Block', seenBy: 'guest' },
  mute: { label: 'Mute', seenBy: 'moderator' },
  kick: { label: 'Kick', seenBy: 'moderator' },
  ban: { label: 'Ban', seenBy: 'moderator' },
  rank: { label: 'Rank', seenBy: 'moderator' },
  'let-in': { label: 'Let in', seenBy: 'moderator' },
  'ip-tag': { label: 'IP tag', seenBy: 'moderator' },
} as const satisfies Record<string, MenuEntry>;

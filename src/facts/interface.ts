import { addresses } from './product';
import { allSettings, settingsPages } from './settings';
import type { RankId } from './types';

/** The icon of the chat menu, next to the message box. */
const chatMenuSign = '☰';

/** The icon of the menu of a message. */
export const messageMenuSign = '⋯';

/** The names that screen readers say for these icons, which are also those of browsers' menus. */
export const menuNames: Readonly<Record<string, string>> = {
  [chatMenuSign]: 'Menu',
  [messageMenuSign]: 'More',
};

/** The labels that lead to each setting from Chat settings, by its key, such as `moderation/caw`. */
const settingsParts = Object.fromEntries(
  allSettings.map(({ key, page, setting }) => [key, [page.label, setting.label]]),
);

/** The pages of Account settings, in the order of the menu. */
const accountSettingsPages = {
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
const consolePages = {
  general: 'General',
  'account-settings': 'Account settings',
  'manage-accounts': 'Manage accounts',
  style: 'Style',
  api: 'API',
  'custom-domains': 'Custom domains',
  sso: 'SSO',
} as const satisfies Record<string, string>;

/** The parts of the staff panel, in order. */
const staffPanelParts = {
  reports: 'Reports',
  waiting: 'Waiting',
  'action-log': 'Action log',
  archive: 'Archive',
  'slow-mode': 'Slow mode',
  'raid-mode': 'Raid mode',
} as const;

const settingsPath = [chatMenuSign, 'Chat settings'];
const accountPath = ['Your avatar', 'Account settings'];
const consolePath = [addresses.console, 'Settings'];
const staffPath = [chatMenuSign, 'Staff'];

/** The path to a place: the labels to select, in order, as on the screen. A label that starts with `https://` is a URL. */
type Path = readonly string[];

/** Returns the places below another place, with the labels that lead from there to each. */
function under(
  prefix: string,
  path: Path,
  labels: Readonly<Record<string, string | Path | { readonly label: string }>>,
): Record<string, Path> {
  const made = Object.entries(labels).map(([id, rest]) => [
    `${prefix}/${id}`,
    [...path, ...(typeof rest === 'object' && 'label' in rest ? [rest.label] : [rest].flat())],
  ]);
  return Object.fromEntries(made);
}

/** The path to every place in the interface that a page sends readers to. */
export const places: Readonly<Record<string, Path>> = {
  'chat-settings': settingsPath,
  'account-settings': accountPath,
  'org/sso/social-login-providers': [...consolePath, 'SSO', 'Social login providers'],
  'staff-panel': staffPath,
  ...under('chat-settings', settingsPath, settingsPages),
  ...under('chat-settings', settingsPath, settingsParts),
  ...under('account-settings', accountPath, accountSettingsPages),
  ...under('org', consolePath, consolePages),
  ...under('staff-panel', staffPath, staffPanelParts),
};

/** An entry of a menu, and the lowest rank that sees it. */
export interface MenuEntry {
  readonly label: string;
  readonly seenBy: RankId;
}

/** The entries of each menu that pictures show, in order. */
export const menus = {
  'chat-menu': {
    about: { label: 'About this chat', seenBy: 'guest' },
    notifications: { label: 'Notifications', seenBy: 'guest' },
    staff: { label: 'Staff', seenBy: 'moderator' },
    settings: { label: 'Chat settings', seenBy: 'administrator' },
    boosts: { label: 'Boosts', seenBy: 'guest' },
    cookies: { label: 'Cookies', seenBy: 'guest' },
    report: { label: 'Report this chat', seenBy: 'guest' },
    leave: { label: 'Leave this chat', seenBy: 'member' },
  },
  /** The choices of **Notifications** in the icon bar. */
  notifications: {
    all: { label: 'All', seenBy: 'guest' },
    mentions: { label: 'Mentions', seenBy: 'guest' },
    nothing: { label: 'Nothing', seenBy: 'guest' },
  },
  /** The menu of someone else's message. */
  'message-menu': {
    react: { label: 'React', seenBy: 'member' },
    link: { label: 'Copy link', seenBy: 'guest' },
    bookmark: { label: 'Bookmark', seenBy: 'member' },
    pin: { label: 'Pin', seenBy: 'moderator' },
    delete: { label: 'Delete', seenBy: 'moderator' },
    report: { label: 'Report', seenBy: 'guest' },
  },
  /** Without **Let in**, which only the names of held people have. */
  'name-menu': {
    card: { label: 'Profile', seenBy: 'guest' },
    message: { label: 'Message', seenBy: 'member' },
    mention: { label: 'Mention', seenBy: 'guest' },
    friend: { label: 'Add friend', seenBy: 'member' },
    block: { label: 'Block', seenBy: 'guest' },
    mute: { label: 'Mute', seenBy: 'moderator' },
    kick: { label: 'Kick', seenBy: 'moderator' },
    ban: { label: 'Ban', seenBy: 'moderator' },
    rank: { label: 'Rank', seenBy: 'moderator' },
    'ip-tag': { label: 'IP tag', seenBy: 'moderator' },
  },
} as const satisfies Record<string, Readonly<Record<string, MenuEntry>>>;

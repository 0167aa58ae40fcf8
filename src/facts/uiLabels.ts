import { addresses } from './product';
import { allSettings, settingsPages } from './settings';
import type { RankId } from './types';

/** The icon of the chat menu, next to the message box. */
const chatMenuSign = '☰';

/** The icon of a message's menu. */
export const messageMenuSign = '⋯';

/** The names of these icons for screen readers. */
export const menuNames: Readonly<Record<string, string>> = {
  [chatMenuSign]: 'Menu',
  [messageMenuSign]: 'More',
};

/** The path from Chat settings to each setting, by the key of the setting. */
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

/** The labels to select, in order. The first can be a URL. */
type Path = readonly string[];

/** Returns the paths to the parts of a place, by the ids of the place and of the part. */
function under(
  prefix: string,
  path: Path,
  labels: Readonly<Record<string, string | Path | { readonly label: string }>>,
): Record<string, Path> {
  return Object.fromEntries(
    Object.entries(labels).map(([id, label]) => [
      `${prefix}/${id}`,
      [...path, ...(typeof label === 'object' && 'label' in label ? [label.label] : [label].flat())],
    ]),
  );
}

/** The path to each place in the interface that pages mention. */
export const uiPaths: Readonly<Record<string, Path>> = {
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

/** An entry of a menu. `seenBy` is the lowest rank that sees it. */
export interface MenuEntry {
  readonly label: string;
  readonly seenBy: RankId;
}

/** The menus in pictures, with their entries in order. */
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
  /** The menu of **Notifications** in the icon bar. */
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
  /** The menu of a name, without **Let in**, which only the names of held people have. */
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

import { addresses } from './product';
import { allSettings } from './settings';

/** The icon of the chat menu, next to the message box. */
const chatMenuIcon = '☰';

/** The icon of a message's menu. */
export const messageMenuIcon = '⋯';

/** The names of the menu icons for screen readers. */
export const menuIconNames: Readonly<Record<string, string>> = {
  [chatMenuIcon]: 'Menu',
  [messageMenuIcon]: 'More',
};

/** The labels to select, in order. The first can be a URL. */
type Path = readonly string[];

/** Returns the paths to a screen and its pages by id: `org` and `org/sso`. */
function pathsTo(screen: string, path: Path, pages: Readonly<Record<string, string>>): Record<string, Path> {
  const pagePaths = Object.entries(pages).map(([id, label]) => [`${screen}/${id}`, [...path, label]]);
  return { [screen]: path, ...Object.fromEntries(pagePaths) };
}

const settingsPath = [chatMenuIcon, 'Chat settings'];
const consolePath = [addresses.console, 'Settings'];

/** The paths to the screens that pages mention, in the order of their menus. */
export const uiPaths: Readonly<Record<string, Path>> = {
  'chat-settings': settingsPath,
  ...Object.fromEntries(
    allSettings.flatMap(({ fullId, screenId, screen, setting }) => [
      [`chat-settings/${screenId}`, [...settingsPath, screen.label]],
      [`chat-settings/${fullId}`, [...settingsPath, screen.label, setting.label]],
    ]),
  ),
  ...pathsTo('account-settings', ['Your avatar', 'Account settings'], {
    profile: 'Profile',
    security: 'Security',
    notifications: 'Notifications',
    appearance: 'Appearance',
    'friends-and-blocks': 'Friends and blocks',
    bookmarks: 'Bookmarks',
    purchases: 'Purchases',
    billing: 'Billing',
    privacy: 'Privacy',
  }),
  ...pathsTo('org', consolePath, {
    general: 'General',
    'account-settings': 'Account settings',
    'manage-accounts': 'Manage accounts',
    style: 'Style',
    api: 'API',
    'custom-domains': 'Custom domains',
    sso: 'SSO',
  }),
  'org/sso/social-login-providers': [...consolePath, 'SSO', 'Social login providers'],
  ...pathsTo('staff-panel', [chatMenuIcon, 'Staff'], {
    reports: 'Reports',
    waiting: 'Waiting',
    'action-log': 'Action log',
    archive: 'Archive',
    'slow-mode': 'Slow mode',
    'raid-mode': 'Raid mode',
  }),
};

/** The menus in scenes, with their entries in the order on the screen. `seenBy` is the lowest rank that sees an entry. */
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
} as const;

import { addresses } from './product';
import type { PlanId, RankId } from './types';

/** Who sees a place: a rank in the chat, anybody, anybody with an account, or a role in an organization. */
export type PlaceViewer = RankId | 'anyone' | 'account' | 'organization';

/** One place of the interface and the ways to open it. */
export interface Place {
  /** The labels to select, in order, as on the screen. An entry that starts with `https://` is an address to open. */
  readonly path: readonly string[];
  /** The lowest rank or kind of person that sees it. */
  readonly seenBy: PlaceViewer;
  /** The smallest plan that has it; left out on Free. */
  readonly plan?: PlanId;
  /** How to open it with the mouse. A sentence, labels in bold. */
  readonly mouse: string;
  /** How to open it by touch. A sentence. */
  readonly touch: string;
  /** How to open it with the keyboard. A sentence, keys in code. */
  readonly keyboard: string;
}

/** The sign of the chat menu, beside the message box. */
export const chatMenuSign = '☰';

/** The sign of the message menu, on a message. */
export const messageMenuSign = '⋯';

/** The pages of Chat settings in the order of the menu. */
export const chatSettingsPages = {
  advanced: { label: 'Advanced', seenBy: 'owner' },
  'ban-list': { label: 'Ban list', seenBy: 'administrator' },
  'bookmark-messages': { label: 'Bookmark messages', seenBy: 'administrator' },
  channels: { label: 'Channels', seenBy: 'administrator' },
  'chat-advertisements': { label: 'Chat advertisements', seenBy: 'administrator' },
  'chat-appearance': { label: 'Chat appearance', seenBy: 'administrator' },
  'chat-information': { label: 'Chat information', seenBy: 'administrator' },
  'direct-messages': { label: 'Direct messages', seenBy: 'administrator' },
  emoji: { label: 'Emoji', seenBy: 'administrator' },
  'friends-and-block-lists': { label: 'Friends and block lists', seenBy: 'administrator' },
  guests: { label: 'Guests', seenBy: 'administrator' },
  'icon-bar': { label: 'Icon bar', seenBy: 'administrator' },
  language: { label: 'Language', seenBy: 'administrator' },
  moderation: { label: 'Moderation', seenBy: 'administrator' },
  notifications: { label: 'Notifications', seenBy: 'administrator' },
  'page-appearance': { label: 'Page appearance', seenBy: 'administrator' },
  'pinned-notices': { label: 'Pinned notices', seenBy: 'administrator' },
  'pre-approve': { label: 'Pre-approve', seenBy: 'administrator', plan: 'plus' },
  'public-messages': { label: 'Public messages', seenBy: 'administrator' },
  radio: { label: 'Radio', seenBy: 'administrator', plan: 'plus' },
  'rank-list': { label: 'Rank list', seenBy: 'administrator' },
  'security-and-privacy': { label: 'Security & privacy', seenBy: 'owner' },
  'staff-keys': { label: 'Staff keys', seenBy: 'owner' },
  'user-personalization': { label: 'User personalization', seenBy: 'administrator' },
  webhooks: { label: 'Webhooks', seenBy: 'owner', plan: 'plus' },
  welcome: { label: 'Welcome', seenBy: 'administrator' },
} as const satisfies Record<string, { label: string; seenBy: RankId; plan?: PlanId }>;

/** Parts inside a page of Chat settings that have a place of their own. Ids are `page/part`. */
const chatSettingsParts = {
  'advanced/custom-domain': { labels: ['Advanced', 'Custom domain'], seenBy: 'owner', plan: 'pro' },
  'moderation/caw': { labels: ['Moderation', 'Caw'], seenBy: 'administrator' },
  'public-messages/storage': { labels: ['Public messages', 'Storage'], seenBy: 'owner' },
  'rank-list/custom-ranks': { labels: ['Rank list', 'Custom ranks'], seenBy: 'administrator', plan: 'pro' },
  'rank-list/permissions': { labels: ['Rank list', 'Permissions'], seenBy: 'owner' },
  'security-and-privacy/sign-in-tokens': {
    labels: ['Security & privacy', 'Sign-in tokens'],
    seenBy: 'owner',
    plan: 'pro',
  },
} as const satisfies Record<string, { labels: readonly string[]; seenBy: RankId; plan?: PlanId }>;

/** The pages of Account settings in the order of the menu. */
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

/** The four parts of the staff panel, in order. */
export const staffPanelParts = {
  reports: { label: 'Reports', seenBy: 'moderator' },
  waiting: { label: 'Waiting', seenBy: 'moderator' },
  'action-log': { label: 'Action log', seenBy: 'moderator' },
  archive: { label: 'Archive', seenBy: 'administrator' },
  'slow-mode': { label: 'Slow mode', seenBy: 'moderator' },
  'raid-mode': { label: 'Raid mode', seenBy: 'administrator' },
} as const satisfies Record<string, { label: string; seenBy: RankId }>;

const menuPath = [chatMenuSign] as const;
const staffPath = [chatMenuSign, 'Staff'] as const;
const settingsPath = [chatMenuSign, 'Chat settings'] as const;
const accountPath = ['Your avatar', 'Account settings'] as const;
const consolePath = [addresses.console, 'Settings'] as const;

const singlePlaces = {
  'chat-menu': {
    path: menuPath,
    seenBy: 'anyone',
    mouse: `Select **${chatMenuSign}** beside the message box.`,
    touch: `Tap **${chatMenuSign}** beside the message box.`,
    keyboard: `From the message box press \`Tab\` until **${chatMenuSign}** is marked, then \`Enter\`.`,
  },
  'icon-bar': {
    path: ['Icon bar'],
    seenBy: 'anyone',
    mouse: 'It is the row of icons beside the message box; rest on an icon to read its name.',
    touch: 'It is the row of icons beside the message box; on a narrow screen tap **More** for the rest.',
    keyboard: 'From the message box press `Tab` to go from icon to icon, and `Enter` to use one.',
  },
  'message-menu': {
    path: ['A message', messageMenuSign],
    seenBy: 'anyone',
    mouse: `Rest on the message and select **${messageMenuSign}**.`,
    touch: 'Press and hold the message.',
    keyboard: 'Go to the message with the arrow keys and press `Shift+F10`.',
  },
  'name-menu': {
    path: ["A person's name"],
    seenBy: 'anyone',
    mouse: 'Select a name beside a message or in the member list.',
    touch: 'Tap a name beside a message or in the member list.',
    keyboard: 'Press `Tab` until the name is marked, then `Enter`.',
  },
  'member-list': {
    path: ['Members'],
    seenBy: 'anyone',
    mouse: 'Select **Members** in the icon bar.',
    touch: 'Tap **Members** in the icon bar; on a narrow screen it is behind **More**.',
    keyboard: 'From the message box press `Tab` until **Members** is marked, then `Enter`.',
  },
  'account-menu': {
    path: ['Your avatar'],
    seenBy: 'account',
    mouse: 'Select your avatar at the top right.',
    touch: 'Tap your avatar at the top right.',
    keyboard: 'Press `Tab` until your avatar is marked, then `Enter`.',
  },
} as const satisfies Record<string, Place>;

/** Id of a page of Chat settings. */
type ChatSettingsPageId = keyof typeof chatSettingsPages;

/** Id of a place of the interface. */
export type PlaceId =
  | keyof typeof singlePlaces
  | 'chat-settings'
  | `chat-settings/${ChatSettingsPageId}`
  | `chat-settings/${keyof typeof chatSettingsParts}`
  | 'account-settings'
  | `account-settings/${keyof typeof accountSettingsPages}`
  | 'org'
  | `org/${keyof typeof consolePages}`
  | 'org/sso/social-login-providers'
  | 'staff-panel'
  | `staff-panel/${keyof typeof staffPanelParts}`;

/** A place that is reached by selecting one label after the other. */
function place(path: readonly string[], seenBy: PlaceViewer, plan?: PlanId): Place {
  const [first = '', ...rest] = path;
  const then = rest.map((label) => `**${label}**`).join(', then ');
  const open = first.startsWith('https://') ? `Open \`${first}\`` : undefined;
  const start = { mouse: open ?? `Select **${first}**`, touch: open ?? `Tap **${first}**` };
  return {
    path,
    seenBy,
    ...(plan ? { plan } : {}),
    mouse: open ? `${start.mouse}, then select ${then}.` : `${start.mouse}, then ${then}.`,
    touch: open ? `${start.touch}, then tap ${then}.` : `${start.touch}, then ${then}.`,
    keyboard: open
      ? `${open}; go to ${then} with \`Tab\` and \`Enter\`.`
      : `Press \`Tab\` until **${first}** is marked, then \`Enter\`; choose ${then} with the arrow keys and \`Enter\`.`,
  };
}

function under<Prefix extends string, Id extends string>(
  prefix: Prefix,
  ids: readonly Id[],
  make: (id: Id) => Place,
): Record<`${Prefix}/${Id}`, Place> {
  const made = ids.map((id) => [`${prefix}/${id}`, make(id)] as const);
  return Object.fromEntries(made) as Record<`${Prefix}/${Id}`, Place>;
}

function keys<Id extends string>(record: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(record) as Id[];
}

/** Every place of the interface that a page sends you to. */
export const places: Readonly<Record<PlaceId, Place>> = {
  ...singlePlaces,
  'chat-settings': place(settingsPath, 'administrator'),
  ...under('chat-settings', keys(chatSettingsPages), (id) => {
    const page: { label: string; seenBy: RankId; plan?: PlanId } = chatSettingsPages[id];
    return place([...settingsPath, page.label], page.seenBy, page.plan);
  }),
  ...under('chat-settings', keys(chatSettingsParts), (id) => {
    const part: { labels: readonly string[]; seenBy: RankId; plan?: PlanId } = chatSettingsParts[id];
    return place([...settingsPath, ...part.labels], part.seenBy, part.plan);
  }),
  'account-settings': place(accountPath, 'account'),
  ...under('account-settings', keys(accountSettingsPages), (id) =>
    place([...accountPath, accountSettingsPages[id]], 'account'),
  ),
  org: place(consolePath, 'organization', 'organization'),
  ...under('org', keys(consolePages), (id) =>
    place([...consolePath, consolePages[id]], 'organization', 'organization'),
  ),
  'org/sso/social-login-providers': place(
    [...consolePath, consolePages.sso, 'Social login providers'],
    'organization',
    'organization',
  ),
  'staff-panel': place(staffPath, 'moderator'),
  ...under('staff-panel', keys(staffPanelParts), (id) =>
    place([...staffPath, staffPanelParts[id].label], staffPanelParts[id].seenBy),
  ),
};

/** What stands in a menu, and who sees each entry. */
export interface MenuEntry {
  readonly label: string;
  /** What it does. A sentence. */
  readonly does: string;
  readonly seenBy: PlaceViewer;
}

/** The entries of the chat menu, in order. */
export const chatMenu = {
  about: {
    label: 'About this chat',
    does: 'Shows the description, the rules and the owner.',
    seenBy: 'anyone',
  },
  notifications: {
    label: 'Notifications',
    does: 'Sets what notifies you in each channel.',
    seenBy: 'anyone',
  },
  staff: { label: 'Staff', does: 'Opens the staff panel.', seenBy: 'moderator' },
  settings: { label: 'Chat settings', does: 'Opens the settings of this chat.', seenBy: 'administrator' },
  boosts: {
    label: 'Boosts',
    does: 'Shows the level and the boosts of the chat, and boosts it.',
    seenBy: 'anyone',
  },
  cookies: { label: 'Cookies', does: 'Shows and changes what you consented to.', seenBy: 'anyone' },
  report: { label: 'Report this chat', does: "Reports the chat to Rookery's safety team.", seenBy: 'anyone' },
  leave: {
    label: 'Leave this chat',
    does: 'Takes the chat off your list and ends its notifications.',
    seenBy: 'account',
  },
} as const satisfies Record<string, MenuEntry>;

/** The entries of the message menu, in order. */
export const messageMenu = {
  react: { label: 'React', does: 'Adds an emoji under the message.', seenBy: 'member' },
  reply: { label: 'Reply', does: 'Answers with the message quoted above yours.', seenBy: 'guest' },
  bookmark: { label: 'Bookmark', does: 'Keeps the message in your bookmarks.', seenBy: 'member' },
  'copy-link': { label: 'Copy link', does: 'Copies the address of the message.', seenBy: 'anyone' },
  edit: { label: 'Edit', does: 'Changes your own message.', seenBy: 'member' },
  translate: { label: 'Translate', does: 'Shows a translation to you alone.', seenBy: 'anyone' },
  report: { label: 'Report', does: 'Reports the message.', seenBy: 'guest' },
  pin: { label: 'Pin', does: 'Pins the message above the others.', seenBy: 'moderator' },
  delete: {
    label: 'Delete',
    does: "Deletes your own message; Moderators and above delete others' as well.",
    seenBy: 'member',
  },
} as const satisfies Record<string, MenuEntry>;

/** The entries of the name menu, in order. */
export const nameMenu = {
  card: { label: 'Profile', does: "Shows the person's name, username and rank in words.", seenBy: 'anyone' },
  message: { label: 'Message', does: 'Starts a direct message.', seenBy: 'member' },
  mention: { label: 'Mention', does: 'Puts `@name` into the message box.', seenBy: 'guest' },
  friend: { label: 'Add friend', does: 'Sends a friend request.', seenBy: 'member' },
  block: { label: 'Block', does: 'Hides the person from you.', seenBy: 'guest' },
  mute: { label: 'Mute', does: 'Stops the person from talking for a while.', seenBy: 'moderator' },
  kick: { label: 'Kick', does: 'Puts the person out of the chat.', seenBy: 'moderator' },
  ban: { label: 'Ban', does: 'Shuts the chat to the person.', seenBy: 'moderator' },
  rank: { label: 'Rank', does: 'Gives or takes a rank, for good or for a time.', seenBy: 'moderator' },
  'let-in': {
    label: 'Let in',
    does: 'Lets a person talk whom the chat took for a banned one.',
    seenBy: 'moderator',
  },
  'ip-tag': {
    label: 'IP tag',
    does: 'Shows the tag of the connection and other names with it.',
    seenBy: 'moderator',
  },
} as const satisfies Record<string, MenuEntry>;

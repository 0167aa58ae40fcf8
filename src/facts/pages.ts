import type { PlanId, RankId } from './types';

/** Somebody who can do a page's main task: a rank of the chat, or a role outside it. */
export type RoleId =
  | RankId
  | 'anyone'
  | 'account-holder'
  | 'website-owner'
  | 'developer'
  | 'auditor'
  | 'manager'
  | 'org-owner';

/** The readers a page is written for. */
type Audience = 'guest' | 'member' | 'moderator' | 'administrator' | 'owner' | 'org admin' | 'developer';

/** A role as the box "At a glance" writes it. */
export interface Role {
  /** The name as shown: "Moderator", "Anyone". */
  readonly label: string;
  /** Whether people above this one can do it as well, so that the box may add "and above". */
  readonly andAbove: boolean;
  /** Who that is. A fragment. */
  readonly who: string;
}

/** Every role of the box "At a glance", by id. */
export const roles = {
  anyone: { label: 'Anyone', andAbove: false, who: 'everybody, with or without an account' },
  'account-holder': { label: 'Anyone with an account', andAbove: false, who: 'everybody who is signed in' },
  'website-owner': {
    label: 'Whoever can edit the website',
    andAbove: false,
    who: 'the person who can change the page that shows the chat',
  },
  developer: {
    label: 'A developer',
    andAbove: false,
    who: 'somebody who writes code for a website or a server',
  },
  guest: { label: 'Guest', andAbove: true, who: 'anybody in the chat, even without an account' },
  member: { label: 'Member', andAbove: true, who: 'anybody in the chat who is signed in' },
  regular: { label: 'Regular', andAbove: true, who: 'trusted members of the chat and its staff' },
  moderator: { label: 'Moderator', andAbove: true, who: 'all staff of the chat' },
  administrator: { label: 'Administrator', andAbove: true, who: 'staff who run the chat' },
  owner: { label: 'Owner', andAbove: false, who: 'the owner of the chat and its co-owners' },
  auditor: {
    label: 'Auditor of the organization',
    andAbove: true,
    who: 'an account with a role in the organization console',
  },
  manager: {
    label: 'Manager of the organization',
    andAbove: true,
    who: 'an account with the role Manager or Owner in the organization',
  },
  'org-owner': {
    label: 'Owner of the organization',
    andAbove: false,
    who: 'an account with the role Owner in the organization',
  },
} as const satisfies Record<RoleId, Role>;

/** Id of a page of Chat settings, which is also the id of the place in the product. */
type ChatSettingsPlace =
  | 'chat-settings/advanced'
  | 'chat-settings/ban-list'
  | 'chat-settings/bookmark-messages'
  | 'chat-settings/channels'
  | 'chat-settings/chat-advertisements'
  | 'chat-settings/chat-appearance'
  | 'chat-settings/chat-information'
  | 'chat-settings/direct-messages'
  | 'chat-settings/emoji'
  | 'chat-settings/friends-and-block-lists'
  | 'chat-settings/guests'
  | 'chat-settings/icon-bar'
  | 'chat-settings/language'
  | 'chat-settings/moderation'
  | 'chat-settings/notifications'
  | 'chat-settings/page-appearance'
  | 'chat-settings/pinned-notices'
  | 'chat-settings/pre-approve'
  | 'chat-settings/public-messages'
  | 'chat-settings/radio'
  | 'chat-settings/rank-list'
  | 'chat-settings/security-and-privacy'
  | 'chat-settings/staff-keys'
  | 'chat-settings/user-personalization'
  | 'chat-settings/webhooks'
  | 'chat-settings/welcome';

/** Id of a place in the product where a page's task is done. */
type PageWhere =
  | ChatSettingsPlace
  | 'chat-menu'
  | 'chat-settings'
  | 'account-settings'
  | `account-settings/${
      | 'profile'
      | 'security'
      | 'notifications'
      | 'appearance'
      | 'friends-and-blocks'
      | 'bookmarks'
      | 'purchases'
      | 'billing'
      | 'privacy'}`
  | 'org'
  | `org/${'general' | 'account-settings' | 'manage-accounts' | 'style' | 'api' | 'custom-domains' | 'sso'}`
  | 'staff-panel'
  | `staff-panel/${'reports' | 'waiting' | 'action-log' | 'archive' | 'slow-mode' | 'raid-mode'}`
  | 'message-menu'
  | 'name-menu'
  | 'icon-bar';

/** What the box "At a glance" of one page says. */
export interface PageFacts {
  /** The lowest rank or the role that can do the page's main task. */
  readonly who: RoleId;
  /** What other ranks or roles can do. A fragment without a full stop. */
  readonly whoNote?: string;
  /** The smallest plan that has the page's main task. */
  readonly plan: PlanId;
  /** What larger plans add. A fragment without a full stop. */
  readonly planNote?: string;
  /** Where in the product it is: the id of a place. Left out where there is no one place. */
  readonly where?: PageWhere;
  /** The readers the page is written for. */
  readonly audience: readonly Audience[];
  /** The main command, as typed with upper-case placeholders. */
  readonly command?: string;
}

/** Every documentation page by its id, which is its path without the leading slash. */
export const pages = {
  home: { who: 'anyone', plan: 'free', audience: ['guest', 'member', 'moderator', 'owner', 'developer'] },

  'account-features': {
    who: 'account-holder',
    plan: 'free',
    where: 'account-settings',
    audience: ['guest', 'member'],
  },
  'account-features/account-protection': {
    who: 'account-holder',
    whoNote: 'for a managed account the organization sets the rules and resets access',
    plan: 'free',
    where: 'account-settings/security',
    audience: ['member', 'moderator', 'owner'],
  },
  'account-features/emoji': {
    who: 'guest',
    whoNote:
      'custom emoji from Member, unless the owner moves it; animated emoji with the pass from the shop',
    plan: 'free',
    planNote: 'how many custom emoji a chat holds grows with its plan',
    where: 'icon-bar',
    audience: ['guest', 'member'],
  },
  'account-features/rank-shapes': {
    who: 'account-holder',
    whoNote: 'everybody sees the shapes; choosing a style takes an account',
    plan: 'free',
    where: 'account-settings/appearance',
    audience: ['guest', 'member'],
  },
  'account-features/registration': {
    who: 'anyone',
    whoNote: 'from the minimum age in your country',
    plan: 'free',
    audience: ['guest', 'member'],
  },
  'account-features/two-factor-authentication': {
    who: 'account-holder',
    whoNote: 'a chat or an organization can require it',
    plan: 'free',
    where: 'account-settings/security',
    audience: ['member', 'moderator', 'administrator', 'owner'],
  },

  'chat-features': {
    who: 'guest',
    whoNote: 'each feature has a lowest rank of its own',
    plan: 'free',
    planNote: 'some features need Plus or above',
    where: 'chat-menu',
    audience: ['guest', 'member', 'moderator', 'administrator', 'owner'],
    command: '/help',
  },
  'chat-features/action-log': {
    who: 'moderator',
    whoNote: 'a Moderator sees their own actions, an Administrator all of them, an Owner can export',
    plan: 'free',
    planNote: 'how long entries are kept grows with the plan',
    where: 'staff-panel/action-log',
    audience: ['moderator', 'administrator', 'owner'],
  },
  'chat-features/archive': {
    who: 'administrator',
    whoNote: 'the owner can move reading to another rank; only an Owner exports',
    plan: 'free',
    planNote: 'export from Plus; how far back it reaches grows with the plan',
    where: 'staff-panel/archive',
    audience: ['administrator', 'owner'],
  },
  'chat-features/customization': {
    who: 'administrator',
    whoNote: 'Owners have some choices of their own, and people choose a few things for themselves',
    plan: 'free',
    planNote: 'custom CSS and your own logo from Pro',
    where: 'chat-settings',
    audience: ['administrator', 'owner'],
  },
  'chat-features/embed': {
    who: 'website-owner',
    whoNote: 'an Owner of the chat decides which websites may show it',
    plan: 'free',
    planNote: 'sign-in tokens from Pro',
    where: 'chat-settings/security-and-privacy',
    audience: ['owner', 'developer'],
  },
  'chat-features/embed/guides/jimdo': {
    who: 'website-owner',
    whoNote: 'an Owner of the chat decides which websites may show it',
    plan: 'free',
    audience: ['owner'],
  },
  'chat-features/embed/guides/neocities': {
    who: 'website-owner',
    whoNote: 'an Owner of the chat decides which websites may show it',
    plan: 'free',
    audience: ['owner'],
  },
  'chat-features/embed/guides/squarespace': {
    who: 'website-owner',
    whoNote: 'an Owner of the chat decides which websites may show it',
    plan: 'free',
    audience: ['owner'],
  },
  'chat-features/embed/guides/wix': {
    who: 'website-owner',
    whoNote: 'an Owner of the chat decides which websites may show it',
    plan: 'free',
    audience: ['owner'],
  },
  'chat-features/ips': {
    who: 'moderator',
    whoNote: 'banning an IP tag takes an Administrator; nobody in a chat sees an address',
    plan: 'free',
    where: 'name-menu',
    audience: ['guest', 'member', 'moderator', 'administrator'],
    command: '/banip TAG DURATION',
  },
  'chat-features/markdown': {
    who: 'guest',
    whoNote: 'links from Member, unless the owner moves it',
    plan: 'free',
    audience: ['guest', 'member'],
  },
  'chat-features/moderation': {
    who: 'moderator',
    whoNote: 'long and permanent bans, IP tag bans, unbans and raid mode take an Administrator',
    plan: 'free',
    planNote: 'holding messages for approval from Plus',
    where: 'name-menu',
    audience: ['moderator', 'administrator', 'member', 'guest'],
    command: '/mute @NAME DURATION [REASON]',
  },
  'chat-features/notifications': {
    who: 'guest',
    whoNote: 'guests have sound and the page; browser push and the e-mail digest take an account',
    plan: 'free',
    where: 'account-settings/notifications',
    audience: ['guest', 'member'],
  },
  'chat-features/pinned-notices': {
    who: 'moderator',
    whoNote: 'the owner can move it to another rank; every reader can hide a notice that is not important',
    plan: 'free',
    planNote: 'how many fit grows with the plan',
    where: 'message-menu',
    audience: ['member', 'moderator', 'administrator'],
    command: '/notice TEXT',
  },
  'chat-features/polls': {
    who: 'moderator',
    whoNote: 'Members and above vote; the owner can move creating to another rank',
    plan: 'free',
    planNote: 'how many are open at once grows with the plan',
    where: 'icon-bar',
    audience: ['guest', 'member', 'moderator'],
    command: '/poll "QUESTION" "A" "B" DURATION',
  },
  'chat-features/ranks': {
    who: 'moderator',
    whoNote: 'a Moderator gives Regular, an Administrator also Moderator, an Owner also Administrator',
    plan: 'free',
    planNote: 'custom ranks and co-owners from Pro',
    where: 'name-menu',
    audience: ['member', 'moderator', 'administrator', 'owner'],
    command: '/rank @NAME RANK',
  },
  'chat-features/reactions': {
    who: 'member',
    whoNote: 'the owner can move it to another rank',
    plan: 'free',
    where: 'message-menu',
    audience: ['guest', 'member'],
  },
  'chat-features/reporting': {
    who: 'guest',
    whoNote: 'Moderators and above handle reports',
    plan: 'free',
    where: 'message-menu',
    audience: ['guest', 'member', 'moderator'],
    command: '/report @NAME REASON',
  },
  'chat-features/sdk': {
    who: 'developer',
    plan: 'free',
    planNote: 'Free has `mount` and themes; events from Plus, sign-in tokens from Pro',
    audience: ['developer', 'owner'],
  },
  'chat-features/slow-mode': {
    who: 'moderator',
    whoNote: 'Regulars and above do not wait, unless the owner moves that',
    plan: 'free',
    where: 'staff-panel/slow-mode',
    audience: ['guest', 'member', 'moderator', 'administrator'],
    command: '/slow SECONDS|off',
  },
  'chat-features/uploads': {
    who: 'member',
    whoNote: 'the owner can move it to another rank or let guests upload',
    plan: 'free',
    planNote: 'file size and storage grow with the plan',
    where: 'icon-bar',
    audience: ['guest', 'member', 'owner'],
  },

  'chat-settings': {
    who: 'administrator',
    whoNote: 'Advanced, Security & privacy, Staff keys and Webhooks are for Owners',
    plan: 'free',
    planNote: 'some pages and settings need a larger plan',
    where: 'chat-settings',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/advanced': {
    who: 'owner',
    whoNote: 'only the main owner transfers or deletes the chat or removes a co-owner',
    plan: 'free',
    planNote: 'co-owners and a custom domain from Pro',
    where: 'chat-settings/advanced',
    audience: ['owner'],
  },
  'chat-settings/ban-list': {
    who: 'administrator',
    plan: 'free',
    planNote: 'import and export from Pro',
    where: 'chat-settings/ban-list',
    audience: ['administrator', 'owner'],
    command: '/unban @NAME',
  },
  'chat-settings/bookmark-messages': {
    who: 'administrator',
    whoNote: 'Members and above bookmark, unless the owner moves it',
    plan: 'free',
    where: 'chat-settings/bookmark-messages',
    audience: ['member', 'administrator', 'owner'],
  },
  'chat-settings/channels': {
    who: 'administrator',
    plan: 'free',
    planNote: 'more than one channel from Plus',
    where: 'chat-settings/channels',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/chat-advertisements': {
    who: 'administrator',
    plan: 'free',
    planNote: 'Free shows advertisements; Plus and above show none',
    where: 'chat-settings/chat-advertisements',
    audience: ['guest', 'member', 'administrator', 'owner'],
  },
  'chat-settings/chat-appearance': {
    who: 'administrator',
    plan: 'free',
    planNote: 'custom CSS from Pro',
    where: 'chat-settings/chat-appearance',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/chat-information': {
    who: 'administrator',
    plan: 'free',
    where: 'chat-settings/chat-information',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/direct-messages': {
    who: 'administrator',
    whoNote: 'Members and above write direct messages, unless the owner moves it',
    plan: 'free',
    where: 'chat-settings/direct-messages',
    audience: ['member', 'administrator', 'owner'],
    command: '/msg @NAME TEXT',
  },
  'chat-settings/emoji': {
    who: 'administrator',
    plan: 'free',
    planNote: 'how many custom emoji fit grows with the plan and with boosts',
    where: 'chat-settings/emoji',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/friends-and-block-lists': {
    who: 'administrator',
    whoNote: 'everybody with an account keeps lists of their own; guests can ignore people',
    plan: 'free',
    where: 'chat-settings/friends-and-block-lists',
    audience: ['guest', 'member', 'administrator', 'owner'],
    command: '/ignore @NAME',
  },
  'chat-settings/guests': {
    who: 'administrator',
    plan: 'free',
    where: 'chat-settings/guests',
    audience: ['guest', 'administrator', 'owner'],
  },
  'chat-settings/icon-bar': {
    who: 'administrator',
    plan: 'free',
    planNote: 'icons of your own from Plus; removing or replacing the Rookery logo from Pro',
    where: 'chat-settings/icon-bar',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/language': {
    who: 'administrator',
    whoNote: 'everybody chooses the language of their own screen',
    plan: 'free',
    planNote: 'translating messages from Plus',
    where: 'chat-settings/language',
    audience: ['guest', 'member', 'administrator', 'owner'],
  },
  'chat-settings/moderation': {
    who: 'administrator',
    plan: 'free',
    planNote: '**Hold for approval** from Plus; higher filter levels from Plus and Pro',
    where: 'chat-settings/moderation',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/notifications': {
    who: 'administrator',
    whoNote: 'everybody sets what reaches them in their own account settings',
    plan: 'free',
    where: 'chat-settings/notifications',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/page-appearance': {
    who: 'administrator',
    plan: 'free',
    planNote: 'a favicon and footer links from Plus',
    where: 'chat-settings/page-appearance',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/pinned-notices': {
    who: 'administrator',
    whoNote: 'Moderators and above post notices, unless the owner moves it',
    plan: 'free',
    planNote: 'how many fit grows with the plan',
    where: 'chat-settings/pinned-notices',
    audience: ['moderator', 'administrator', 'owner'],
  },
  'chat-settings/pre-approve': {
    who: 'administrator',
    whoNote: 'Moderators and above approve; Regulars and above are not held, unless the owner moves that',
    plan: 'plus',
    where: 'chat-settings/pre-approve',
    audience: ['guest', 'member', 'moderator', 'administrator', 'owner'],
  },
  'chat-settings/public-messages': {
    who: 'administrator',
    plan: 'free',
    where: 'chat-settings/public-messages',
    audience: ['administrator', 'owner'],
  },
  'chat-settings/radio': {
    who: 'administrator',
    whoNote: 'the owner can let another rank change the stream; everybody can listen',
    plan: 'plus',
    where: 'chat-settings/radio',
    audience: ['guest', 'member', 'administrator', 'owner'],
  },
  'chat-settings/rank-list': {
    who: 'administrator',
    whoNote: 'the tab **Permissions** is for Owners; nobody changes a rank equal to or above their own',
    plan: 'free',
    planNote: 'custom ranks from Pro',
    where: 'chat-settings/rank-list',
    audience: ['moderator', 'administrator', 'owner'],
    command: '/rank @NAME RANK',
  },
  'chat-settings/security-and-privacy': {
    who: 'owner',
    plan: 'free',
    planNote: 'sign-in tokens from Pro; the longest history depends on the plan',
    where: 'chat-settings/security-and-privacy',
    audience: ['owner'],
  },
  'chat-settings/staff-keys': {
    who: 'owner',
    whoNote: 'the person who redeems a key needs a verified account',
    plan: 'free',
    planNote: 'how many keys are active at once grows with the plan',
    where: 'chat-settings/staff-keys',
    audience: ['member', 'moderator', 'administrator', 'owner'],
    command: '/redeem KEY',
  },
  'chat-settings/user-personalization': {
    who: 'administrator',
    whoNote: 'Members and above choose their own looks, unless the chat asks for a higher rank',
    plan: 'free',
    where: 'chat-settings/user-personalization',
    audience: ['member', 'administrator', 'owner'],
  },
  'chat-settings/webhooks': {
    who: 'owner',
    plan: 'plus',
    planNote: 'how many grows with the plan',
    where: 'chat-settings/webhooks',
    audience: ['owner', 'developer'],
  },
  'chat-settings/welcome': {
    who: 'administrator',
    plan: 'free',
    where: 'chat-settings/welcome',
    audience: ['administrator', 'owner'],
  },

  organizations: {
    who: 'auditor',
    whoNote: 'Owners, Managers and Auditors open the console; what each may change differs by page',
    plan: 'organization',
    where: 'org',
    audience: ['org admin', 'owner'],
  },
  'organizations/account-settings': {
    who: 'manager',
    whoNote: 'Auditors read the page and change nothing',
    plan: 'organization',
    where: 'org/account-settings',
    audience: ['org admin', 'member'],
  },
  'organizations/api': {
    who: 'org-owner',
    whoNote: 'an Owner makes keys; whoever holds one can use it',
    plan: 'organization',
    where: 'org/api',
    audience: ['developer', 'org admin'],
  },
  'organizations/custom-domains': {
    who: 'manager',
    whoNote: 'on Pro, the Owner of the chat; somebody has to change the DNS records',
    plan: 'pro',
    planNote: 'on Pro it is set on the page **Advanced** of the chat; Organization has more domains',
    where: 'org/custom-domains',
    audience: ['org admin', 'owner', 'developer'],
  },
  'organizations/faq': {
    who: 'anyone',
    plan: 'organization',
    where: 'org',
    audience: ['org admin', 'owner'],
  },
  'organizations/general': {
    who: 'org-owner',
    whoNote: 'Managers and Auditors read the page',
    plan: 'organization',
    where: 'org/general',
    audience: ['org admin'],
  },
  'organizations/manage-accounts': {
    who: 'manager',
    whoNote: 'only an Owner makes or removes another Owner; Auditors read the page',
    plan: 'organization',
    where: 'org/manage-accounts',
    audience: ['org admin'],
  },
  'organizations/sso': {
    who: 'org-owner',
    whoNote: 'and a developer of your site',
    plan: 'organization',
    planNote: 'Pro has sign-in tokens for one chat',
    where: 'org/sso',
    audience: ['org admin', 'developer'],
  },
  'organizations/sso/social-login-providers': {
    who: 'org-owner',
    plan: 'organization',
    where: 'org/sso',
    audience: ['org admin', 'developer'],
  },
  'organizations/style': {
    who: 'manager',
    whoNote: 'Auditors read the page',
    plan: 'organization',
    where: 'org/style',
    audience: ['org admin'],
  },

  boosts: {
    who: 'member',
    whoNote: 'boosting takes an account and feathers; any plan can be boosted',
    plan: 'free',
    where: 'chat-menu',
    audience: ['member', 'owner'],
  },
  bot: {
    who: 'member',
    whoNote: 'games from Regular, replies and scheduled messages from Administrator',
    plan: 'free',
    planNote: 'games and higher filter levels from Plus',
    where: 'chat-settings/moderation',
    audience: ['member', 'moderator', 'administrator', 'owner'],
    command: '/caw help',
  },
  'bot/filter-sensitivity': {
    who: 'administrator',
    plan: 'free',
    planNote: 'higher levels from Plus, the highest from Pro',
    where: 'chat-settings/moderation',
    audience: ['member', 'administrator', 'owner'],
    command: '/caw filter LEVEL',
  },
  'bot/games/numrace': {
    who: 'regular',
    whoNote: 'to start a game, unless the owner moves it; anybody who may send can play',
    plan: 'plus',
    audience: ['guest', 'member', 'moderator'],
    command: '/caw numrace [MAX]',
  },
  'bot/games/trivia': {
    who: 'regular',
    whoNote: 'to start a game, unless the owner moves it; anybody who may send can play',
    plan: 'plus',
    planNote: 'question packs of your own from Pro',
    audience: ['guest', 'member', 'moderator', 'administrator'],
    command: '/caw trivia [CATEGORY] [ROUNDS]',
  },
  'bot/games/typerace': {
    who: 'regular',
    whoNote: 'to start a game, unless the owner moves it; anybody who may send can play',
    plan: 'plus',
    audience: ['guest', 'member', 'moderator'],
    command: '/caw typerace [easy|medium|hard]',
  },
  cookies: { who: 'anyone', plan: 'free', audience: ['guest', 'member', 'owner'] },
  'enable-notifications': {
    who: 'account-holder',
    plan: 'free',
    where: 'account-settings/notifications',
    audience: ['member'],
  },
  faq: { who: 'anyone', plan: 'free', audience: ['guest', 'member', 'owner'] },
  'integration-guide': {
    who: 'website-owner',
    whoNote: 'some ways take a developer and a server',
    plan: 'free',
    planNote: 'webhooks from Plus, sign-in tokens from Pro, the API on Organization',
    audience: ['owner', 'developer', 'org admin'],
  },
  payments: {
    who: 'account-holder',
    whoNote: 'the billing of a chat is for its Owners, that of an organization for its Owners',
    plan: 'free',
    where: 'account-settings/billing',
    audience: ['member', 'owner', 'org admin'],
  },
  'privacy-compliance': {
    who: 'anyone',
    whoNote: 'guests write to us; an organization answers for its managed accounts',
    plan: 'free',
    where: 'account-settings/privacy',
    audience: ['guest', 'member', 'owner', 'org admin'],
  },
  safety: {
    who: 'anyone',
    whoNote: 'guests can report as well',
    plan: 'free',
    where: 'message-menu',
    audience: ['guest', 'member', 'moderator', 'owner'],
    command: '/report @NAME REASON',
  },
  shop: {
    who: 'account-holder',
    plan: 'free',
    where: 'account-settings/purchases',
    audience: ['member'],
  },
  subscriptions: {
    who: 'owner',
    whoNote: 'for an organization, an Owner of the organization',
    plan: 'free',
    where: 'account-settings/billing',
    audience: ['owner', 'org admin'],
  },
  'third-party-cookies': { who: 'anyone', plan: 'free', audience: ['guest', 'member', 'owner', 'developer'] },
  'what-is-rookery': { who: 'anyone', plan: 'free', audience: ['guest', 'member', 'owner'] },
} as const satisfies Record<string, PageFacts>;

/** Id of a documentation page: its path without the leading slash. */
export type PageId = keyof typeof pages;

/** Ids of all documentation pages, in the order of the sections. */
export const pageIds = Object.keys(pages) as PageId[];

/** What "At a glance" says for a page, with its optional parts. */
export function pageFacts(id: PageId): PageFacts {
  return pages[id];
}

/** Whether an id, such as a doc id that the site passes along, is one of the pages. */
export function isPageId(id: string): id is PageId {
  return Object.hasOwn(pages, id);
}

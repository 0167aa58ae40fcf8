import { addresses } from '../../facts/product';
import type { PageLink } from './tasks';

/** A kind of reader, with the pages that they need most. */
interface Door {
  /** The end of the name of its icon's class in `custom.css`. */
  readonly id: string;
  readonly title: string;
  readonly promise: string;
  readonly links: readonly PageLink[];
}

/** Example searches. */
export const sampleSearches = ['ban someone', 'reset password', 'embed on Wix'] as const;

/** The five kinds of readers with five links each, and where to get help. */
export const doors: readonly Door[] = [
  {
    id: 'members',
    title: 'Chat members',
    promise: 'Manage your account, messages, and notifications.',
    links: [
      { label: 'Create an account', to: '/account-features/registration' },
      { label: 'Format your messages', to: '/chat-features/markdown' },
      { label: 'Emoji and shortcodes', to: '/account-features/emoji' },
      { label: 'Change your notifications', to: '/chat-features/notifications' },
      { label: 'Report or block someone', to: '/chat-features/reporting' },
    ],
  },
  {
    id: 'owners',
    title: 'Chat owners',
    promise: 'Set up your chat, and keep it safe.',
    links: [
      { label: 'All chat settings', to: '/chat-settings' },
      { label: 'Welcome new people', to: '/chat-settings/welcome' },
      { label: 'Choose who can join', to: '/chat-settings/security-and-privacy' },
      { label: 'Plans and prices', to: '/subscriptions' },
      { label: 'Transfer or delete your chat', to: '/chat-settings/advanced' },
    ],
  },
  {
    id: 'moderators',
    title: 'Moderators',
    promise: 'Keep the chat friendly, and deal with rule breakers.',
    links: [
      { label: 'Mute, kick, or ban someone', to: '/chat-features/moderation' },
      { label: 'What each rank can do', to: '/chat-features/ranks' },
      { label: 'Turn on slow mode', to: '/chat-features/slow-mode' },
      { label: 'IP tags', to: '/chat-features/ips' },
      { label: 'All commands', to: '/chat-features' },
    ],
  },
  {
    id: 'organizations',
    title: 'Organizations',
    promise: 'Run many chats on one bill.',
    links: [
      { label: 'About organizations', to: '/organizations' },
      { label: 'Manage accounts', to: '/organizations/manage-accounts' },
      { label: 'Single sign-on', to: '/organizations/sso' },
      { label: 'Custom domains', to: '/organizations/custom-domains' },
      { label: 'Organization FAQ', to: '/organizations/faq' },
    ],
  },
  {
    id: 'developers',
    title: 'Developers',
    promise: 'Embed chats, and connect your software.',
    links: [
      { label: 'Choose an integration', to: '/integration-guide' },
      { label: 'JavaScript SDK', to: '/chat-features/sdk' },
      { label: 'Webhooks', to: '/chat-settings/webhooks' },
      { label: 'API', to: '/organizations/api' },
      { label: 'Content security policy', to: '/chat-features/embed#content-security-policy' },
    ],
  },
  {
    id: 'help',
    title: 'More help',
    promise: 'Never send us a password, a code, or a staff key.',
    links: [
      { label: 'All pages, with an A–Z index', to: '/home' },
      { label: 'FAQ', to: '/faq' },
      { label: 'About Rookery', to: '/what-is-rookery' },
      { label: 'Status page', to: addresses.status },
      { label: 'Contact support', to: `${addresses.site}/support` },
    ],
  },
];

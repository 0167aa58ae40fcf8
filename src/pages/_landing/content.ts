import { addresses } from '../../facts/product';
import type { PageLink } from './tasks';

/** A kind of reader, with the pages that they need most. */
interface Door {
  /** The end of the name of its icon's class in `content.css`. */
  readonly id: string;
  readonly title: string;
  /** The page that has everything for them. */
  readonly to?: string;
  readonly links: readonly PageLink[];
}

/** Example searches. */
export const sampleSearches = ['Ban someone', 'Reset password', 'Embed on Wix'] as const;

/** The five kinds of readers with the pages that they open most, and where to get help. */
export const doors: readonly Door[] = [
  {
    id: 'members',
    title: 'Chat members',
    to: '/chat-features#everybody',
    links: [
      { label: 'Create an account', to: '/account-features/registration' },
      { label: 'Format your messages', to: '/chat-features/markdown' },
      { label: 'Change your notifications', to: '/chat-features/notifications' },
      { label: 'Report or block someone', to: '/chat-features/reporting' },
    ],
  },
  {
    id: 'owners',
    title: 'Chat owners',
    to: '/chat-settings',
    links: [
      { label: 'Welcome new people', to: '/chat-settings/welcome' },
      { label: 'Choose who can join', to: '/chat-settings/security-and-privacy' },
      { label: 'Plans and prices', to: '/subscriptions' },
      { label: 'Transfer or delete your chat', to: '/chat-settings/advanced' },
    ],
  },
  {
    id: 'moderators',
    title: 'Moderators',
    to: '/chat-features#staff',
    links: [
      { label: 'Mute, kick, or ban someone', to: '/chat-features/moderation' },
      { label: 'What each rank can do', to: '/chat-features/ranks' },
      { label: 'Turn on slow mode', to: '/chat-features/slow-mode' },
      { label: 'All commands', to: '/chat-features' },
    ],
  },
  {
    id: 'organizations',
    title: 'Organizations',
    to: '/organizations',
    links: [
      { label: 'Manage accounts', to: '/organizations/manage-accounts' },
      { label: 'Single sign-on', to: '/organizations/sso' },
      { label: 'Custom domains', to: '/organizations/custom-domains' },
      { label: 'Organization FAQ', to: '/organizations/faq' },
    ],
  },
  {
    id: 'developers',
    title: 'Developers',
    to: '/integration-guide',
    links: [
      { label: 'JavaScript SDK', to: '/chat-features/sdk' },
      { label: 'Webhooks', to: '/chat-settings/webhooks' },
      { label: 'API', to: '/organizations/api' },
      { label: 'Content security policy', to: '/chat-features/embed/options#content-security-policy' },
    ],
  },
  {
    id: 'help',
    title: 'More help',
    links: [
      { label: 'Safety, and help in danger', to: '/safety' },
      { label: 'All pages, with an A–Z index', to: '/home' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Status page', to: addresses.status },
      { label: 'Contact support', to: `${addresses.site}/support` },
    ],
  },
];

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { siteSections } from './src/siteSections';

type Sidebar = SidebarsConfig[string];

/**
 * Creates the sidebar of a section: its title, with its pages below. Overviews aren't in it, because the navigation bar links to
 * them, and their `displayed_sidebar` names the sidebar. Only Embed lists its own overview.
 */
function titledSidebar(label: string, items: Sidebar): Sidebar {
  return [{ type: 'category', label, className: 'rk-sidebar-section', collapsible: false, items }];
}

// List a page in one sidebar, and write a `ref` to it in others. Only `chat-features/embed` is listed twice, as the first page of
// two sidebars. Its `displayed_sidebar` says which one it shows.
const sidebars: Record<(typeof siteSections)[number]['sidebar'], Sidebar> = {
  accountFeatures: titledSidebar('Account features', [
    'account-features/registration',
    'account-features/website-sign-in',
    'account-features/managed-account',
    'account-features/profile',
    'account-features/account-protection',
    'account-features/hacked',
    'account-features/hacked-chat',
    'account-features/unexpected-email',
    'account-features/two-factor-authentication',
    'account-features/lost-phone',
    'account-features/direct-messages',
    'account-features/block-someone',
    'account-features/friends',
    'account-features/emoji',
    'account-features/rank-shapes',
    'account-features/minimum-age',
    'account-features/delete-account',
    {
      'Plans and purchases': [
        'subscriptions',
        'subscriptions/downgrades',
        'subscriptions/full-chat',
        'payments',
        'payments/refunds',
        'boosts',
        'shop',
      ],
    },
  ]),
  chatFeatures: titledSidebar('Chat features', [
    { type: 'doc', id: 'chat-features/embed', label: 'Embed a chat' },
    'chat-features/sdk',
    'chat-features/sdk/reference',
    'chat-features/customization',
    'chat-features/recommended-settings',
    'chat-features/layout',
    'chat-features/commands',
    'chat-features/guests',
    {
      Messages: [
        'chat-features/markdown',
        'chat-features/reactions',
        'chat-features/polls',
        'chat-features/uploads',
        'chat-features/bookmarks',
        'chat-features/notifications',
        'chat-features/pinned-notices',
        'chat-features/archive',
        'chat-features/who-can-read',
      ],
      Moderation: [
        'chat-features/ranks',
        'chat-features/ownership',
        'chat-features/custom-ranks',
        'chat-features/moderation',
        'chat-features/raids',
        'chat-features/muted-or-banned',
        'chat-features/cant-post',
        'chat-features/slow-mode',
        'chat-features/reporting',
        'chat-features/ips',
        'chat-features/action-log',
      ],
    },
    {
      type: 'category',
      label: 'Caw, the bot',
      link: { type: 'doc', id: 'bot' },
      items: [
        'bot/schedules-and-replies',
        'bot/filter-sensitivity',
        'bot/games/numrace',
        'bot/games/trivia',
        'bot/games/typerace',
      ],
    },
  ]),
  chatSettings: titledSidebar('Chat settings', [
    'chat-settings/chat-information',
    {
      'Appearance and language': [
        'chat-settings/chat-appearance',
        'chat-settings/page-appearance',
        'chat-settings/icon-bar',
        'chat-settings/emoji',
        'chat-settings/user-personalization',
        'chat-settings/language',
        'chat-settings/chat-advertisements',
      ],
      Messages: [
        'chat-settings/channels',
        'chat-settings/public-messages',
        'chat-settings/direct-messages',
        'chat-settings/pinned-notices',
        'chat-settings/welcome',
        'chat-settings/bookmark-messages',
        'chat-settings/notifications',
        'chat-settings/radio',
      ],
      People: [
        'chat-settings/guests',
        'chat-settings/rank-list',
        'chat-settings/staff-keys',
        'chat-settings/friends-and-block-lists',
        'chat-settings/ban-list',
      ],
      'Moderation and security': [
        'chat-settings/moderation',
        'chat-settings/pre-approve',
        'chat-settings/security-and-privacy',
      ],
    },
    {
      type: 'category',
      label: 'Webhooks',
      link: { type: 'doc', id: 'chat-settings/webhooks' },
      items: [
        'chat-settings/webhooks/deliveries',
        'chat-settings/webhooks/verify',
        'chat-settings/webhooks/receivers',
        'chat-settings/webhooks/events',
      ],
    },
    'chat-settings/advanced',
  ]),
  embed: titledSidebar('Embed', [
    {
      'Put a chat on your site': [
        'chat-features/embed',
        'chat-features/embed/guides/wordpress',
        'chat-features/embed/guides/wix',
        'chat-features/embed/guides/squarespace',
        'chat-features/embed/guides/jimdo',
        'chat-features/embed/guides/neocities',
        'chat-features/embed/guides/google-sites',
        'chat-features/embed/guides/other-websites',
        'chat-features/embed/options',
        'chat-features/embed/go-live',
        'third-party-cookies',
      ],
      'For developers': [
        'integration-guide',
        { type: 'ref', id: 'chat-features/sdk', label: 'SDK' },
        { type: 'ref', id: 'organizations/sso', label: 'Single sign-on' },
        { type: 'ref', id: 'chat-settings/webhooks', label: 'Webhooks' },
        { type: 'ref', id: 'organizations/api', label: 'API' },
      ],
    },
  ]),
  organizations: titledSidebar('Organizations', [
    'organizations/faq',
    'organizations/general',
    'organizations/chats',
    'organizations/account-settings',
    'organizations/manage-accounts',
    'organizations/style',
    'organizations/custom-domains',
    {
      type: 'category',
      label: 'Single sign-on',
      link: { type: 'doc', id: 'organizations/sso' },
      items: [
        'organizations/sso/social-login-providers',
        'organizations/sso/tokens',
        'organizations/sso/redirect',
      ],
    },
    {
      type: 'category',
      label: 'API',
      link: { type: 'doc', id: 'organizations/api' },
      items: [
        'organizations/api/authentication',
        'organizations/api/errors',
        'organizations/api/pagination',
        'organizations/api/rate-limits',
        'organizations/api/idempotency',
        'organizations/api/versioning',
        'organizations/api/test-mode',
        'organizations/api/chats',
        'organizations/api/channels',
        'organizations/api/messages',
        'organizations/api/members',
        'organizations/api/bans',
        'organizations/api/accounts',
        'organizations/api/action-log',
        'organizations/api/exports',
      ],
    },
  ]),
};

export default sidebars;

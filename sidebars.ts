import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

// Plain lists of page ids, because `npm run new-page` and similar commands edit this file as text. A page
// in two sidebars shows the one that `displayed_sidebar` in its front matter names.
const sidebars: SidebarsConfig = {
  accountFeatures: [
    'account-features/registration',
    'account-features/account-protection',
    'account-features/two-factor-authentication',
    'account-features/direct-messages',
    'account-features/block-someone',
    'account-features/emoji',
    'account-features/rank-shapes',
    {
      type: 'category',
      label: 'Plans and purchases',
      items: ['subscriptions', 'subscriptions/downgrades', 'payments', 'boosts', 'shop'],
    },
  ],
  chatFeatures: [
    { type: 'doc', id: 'chat-features/embed', label: 'Embed a chat' },
    'chat-features/customization',
    {
      type: 'category',
      label: 'Messages',
      items: [
        'chat-features/markdown',
        'chat-features/reactions',
        'chat-features/polls',
        'chat-features/uploads',
        'chat-features/notifications',
        'chat-features/pinned-notices',
        'chat-features/archive',
      ],
    },
    {
      type: 'category',
      label: 'Moderation',
      items: [
        'chat-features/ranks',
        'chat-features/ownership',
        'chat-features/custom-ranks',
        'chat-features/moderation',
        'chat-features/slow-mode',
        'chat-features/reporting',
        'chat-features/ips',
        'chat-features/action-log',
      ],
    },
    {
      type: 'category',
      label: 'Caw, the bot',
      items: [
        { type: 'doc', id: 'bot', label: 'Bot overview' },
        'bot/filter-sensitivity',
        'bot/games/numrace',
        'bot/games/trivia',
        'bot/games/typerace',
      ],
    },
  ],
  chatSettings: [
    'chat-settings/chat-information',
    {
      type: 'category',
      label: 'Appearance and language',
      items: [
        'chat-settings/chat-appearance',
        'chat-settings/page-appearance',
        'chat-settings/icon-bar',
        'chat-settings/emoji',
        'chat-settings/user-personalization',
        'chat-settings/language',
        'chat-settings/chat-advertisements',
      ],
    },
    {
      type: 'category',
      label: 'Messages',
      items: [
        'chat-settings/channels',
        'chat-settings/public-messages',
        'chat-settings/direct-messages',
        'chat-settings/pinned-notices',
        'chat-settings/welcome',
        'chat-settings/bookmark-messages',
        'chat-settings/notifications',
        'chat-settings/radio',
      ],
    },
    {
      type: 'category',
      label: 'People',
      items: [
        'chat-settings/guests',
        'chat-settings/rank-list',
        'chat-settings/staff-keys',
        'chat-settings/friends-and-block-lists',
        'chat-settings/ban-list',
      ],
    },
    {
      type: 'category',
      label: 'Moderation and security',
      items: ['chat-settings/moderation', 'chat-settings/pre-approve', 'chat-settings/security-and-privacy'],
    },
    'chat-settings/webhooks',
    'chat-settings/advanced',
  ],
  organizations: [
    'organizations/faq',
    'organizations/general',
    'organizations/account-settings',
    'organizations/manage-accounts',
    'organizations/style',
    'organizations/sso/social-login-providers',
    'organizations/custom-domains',
  ],
  embed: [
    'chat-features/embed',
    'integration-guide',
    'chat-features/embed/go-live',
    'third-party-cookies',
    {
      type: 'category',
      label: 'Guides for website builders',
      items: [
        'chat-features/embed/guides/jimdo',
        'chat-features/embed/guides/neocities',
        'chat-features/embed/guides/squarespace',
        'chat-features/embed/guides/wix',
      ],
    },
    { type: 'doc', id: 'chat-features/sdk', label: 'SDK' },
    {
      type: 'category',
      label: 'Single sign-on',
      items: [
        { type: 'doc', id: 'organizations/sso', label: 'SSO overview' },
        'organizations/sso/tokens',
        'organizations/sso/redirect',
      ],
    },
    {
      type: 'category',
      label: 'Webhooks',
      items: [
        'chat-settings/webhooks/deliveries',
        'chat-settings/webhooks/verify',
        'chat-settings/webhooks/receivers',
        'chat-settings/webhooks/events',
      ],
    },
    {
      type: 'category',
      label: 'API',
      items: [
        { type: 'doc', id: 'organizations/api', label: 'API overview' },
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
  ],
};

export default sidebars;

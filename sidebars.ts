import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

// Plain lists of page ids, which `npm run new-page` and the like edit as text. The labels of the plans come from the
// pages' front matter, and the section above a sidebar from its first page.
const sidebars: SidebarsConfig = {
  accountFeatures: [
    'account-features/registration',
    'account-features/account-protection',
    'account-features/two-factor-authentication',
    'account-features/emoji',
    'account-features/rank-shapes',
    {
      type: 'category',
      label: 'Plans and purchases',
      items: ['subscriptions', 'payments', 'boosts', 'shop'],
    },
  ],
  chatFeatures: [
    'chat-features/embed',
    {
      type: 'category',
      label: 'Writing and reading',
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
      label: 'Keeping the peace',
      items: [
        'chat-features/ranks',
        'chat-features/moderation',
        'chat-features/slow-mode',
        'chat-features/reporting',
        'chat-features/ips',
        'chat-features/action-log',
      ],
    },
    {
      type: 'category',
      label: 'Making it yours',
      items: ['chat-features/customization', 'chat-features/sdk'],
    },
    {
      type: 'category',
      label: 'Caw, the bot',
      items: ['bot', 'bot/filter-sensitivity', 'bot/games/numrace', 'bot/games/trivia', 'bot/games/typerace'],
    },
  ],
  chatSettings: [
    'chat-settings/chat-information',
    {
      type: 'category',
      label: 'Look and language',
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
      label: 'Order and access',
      items: [
        'chat-settings/moderation',
        'chat-settings/pre-approve',
        'chat-settings/security-and-privacy',
        'chat-settings/webhooks',
        'chat-settings/advanced',
      ],
    },
  ],
  organizations: [
    'organizations/faq',
    'organizations/general',
    'organizations/account-settings',
    'organizations/manage-accounts',
    'organizations/style',
    {
      type: 'category',
      label: 'Sign-in',
      items: ['organizations/sso', 'organizations/sso/social-login-providers'],
    },
    'organizations/custom-domains',
    'organizations/api',
  ],
  // Last, because a page that stands in two sidebars shows the one declared last.
  embed: [
    'chat-features/embed',
    'integration-guide',
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
    'chat-features/sdk',
    'third-party-cookies',
  ],
};

export default sidebars;

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { pages } from './src/facts/pages';

type Items = Extract<SidebarsConfig[string], unknown[]>;
type Item = Items[number];

/** A page of a section, marked with the plan it needs where that is not Free. */
function page(id: keyof typeof pages): Item {
  const plan = pages[id]?.plan;
  if (!plan) {
    throw new Error(
      `sidebars.ts names the page "${id}", which src/facts/pages.ts does not hold. Add it there.`,
    );
  }
  return plan === 'free' ? id : { type: 'doc', id, className: `needs-plan needs-plan--${plan}` };
}

/** The first page of a sidebar, which also names the section above it and leads to the section's overview. */
function entry(id: keyof typeof pages, label: string, href: string): Item {
  return { type: 'doc', id, customProps: { section: { label, href } } };
}

function group(label: string, items: Items): Item {
  return { type: 'category', label, collapsed: false, items };
}

const guides = group('Guides for website builders', [
  page('chat-features/embed/guides/jimdo'),
  page('chat-features/embed/guides/neocities'),
  page('chat-features/embed/guides/squarespace'),
  page('chat-features/embed/guides/wix'),
]);

const sidebars: SidebarsConfig = {
  accountFeatures: [
    entry('account-features/registration', 'Account features', '/account-features'),
    page('account-features/account-protection'),
    page('account-features/two-factor-authentication'),
    page('account-features/emoji'),
    page('account-features/rank-shapes'),
    group('Plans and purchases', [page('subscriptions'), page('payments'), page('boosts'), page('shop')]),
  ],
  chatFeatures: [
    entry('chat-features/embed', 'Chat features', '/chat-features'),
    group('Writing and reading', [
      page('chat-features/markdown'),
      page('chat-features/reactions'),
      page('chat-features/polls'),
      page('chat-features/uploads'),
      page('chat-features/notifications'),
      page('chat-features/pinned-notices'),
      page('chat-features/archive'),
    ]),
    group('Keeping the peace', [
      page('chat-features/ranks'),
      page('chat-features/moderation'),
      page('chat-features/slow-mode'),
      page('chat-features/reporting'),
      page('chat-features/ips'),
      page('chat-features/action-log'),
    ]),
    group('Making it yours', [page('chat-features/customization'), page('chat-features/sdk')]),
    group('Caw, the bot', [
      page('bot'),
      page('bot/filter-sensitivity'),
      page('bot/games/numrace'),
      page('bot/games/trivia'),
      page('bot/games/typerace'),
    ]),
  ],
  chatSettings: [
    entry('chat-settings/chat-information', 'Chat settings', '/chat-settings'),
    group('Look and language', [
      page('chat-settings/chat-appearance'),
      page('chat-settings/page-appearance'),
      page('chat-settings/icon-bar'),
      page('chat-settings/emoji'),
      page('chat-settings/user-personalization'),
      page('chat-settings/language'),
      page('chat-settings/chat-advertisements'),
    ]),
    group('Messages', [
      page('chat-settings/channels'),
      page('chat-settings/public-messages'),
      page('chat-settings/direct-messages'),
      page('chat-settings/pinned-notices'),
      page('chat-settings/welcome'),
      page('chat-settings/bookmark-messages'),
      page('chat-settings/notifications'),
      page('chat-settings/radio'),
    ]),
    group('People', [
      page('chat-settings/guests'),
      page('chat-settings/rank-list'),
      page('chat-settings/staff-keys'),
      page('chat-settings/friends-and-block-lists'),
      page('chat-settings/ban-list'),
    ]),
    group('Order and access', [
      page('chat-settings/moderation'),
      page('chat-settings/pre-approve'),
      page('chat-settings/security-and-privacy'),
      page('chat-settings/webhooks'),
      page('chat-settings/advanced'),
    ]),
  ],
  organizations: [
    entry('organizations/faq', 'Organizations', '/organizations'),
    page('organizations/general'),
    page('organizations/account-settings'),
    page('organizations/manage-accounts'),
    page('organizations/style'),
    group('Sign-in', [page('organizations/sso'), page('organizations/sso/social-login-providers')]),
    page('organizations/custom-domains'),
    page('organizations/api'),
  ],
  // Last, because a page that stands in two sidebars shows the one declared last.
  embed: [
    entry('chat-features/embed', 'Chat features', '/chat-features'),
    page('integration-guide'),
    guides,
    page('chat-features/sdk'),
    page('third-party-cookies'),
  ],
};

export default sidebars;

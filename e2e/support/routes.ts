function below(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`);
}

/** The addresses of the documentation pages, as the site promises them. */
export const docRoutes: readonly string[] = [
  '/home',
  '/account-features',
  '/chat-features',
  '/chat-settings',
  '/organizations',
  ...below(
    '/account-features',
    'account-protection emoji rank-shapes registration two-factor-authentication',
  ),
  ...below(
    '/chat-features',
    'action-log archive customization embed ips markdown moderation notifications pinned-notices polls ranks ' +
      'reactions reporting sdk slow-mode uploads',
  ),
  ...below('/chat-features/embed/guides', 'jimdo neocities squarespace wix'),
  ...below(
    '/chat-settings',
    'advanced ban-list bookmark-messages channels chat-advertisements chat-appearance chat-information ' +
      'direct-messages emoji friends-and-block-lists guests icon-bar language moderation notifications ' +
      'page-appearance pinned-notices pre-approve public-messages radio rank-list security-and-privacy staff-keys ' +
      'user-personalization webhooks welcome',
  ),
  ...below(
    '/organizations',
    'account-settings api custom-domains faq general manage-accounts sso style sso/social-login-providers',
  ),
  '/boosts',
  '/bot',
  '/bot/filter-sensitivity',
  '/bot/games/numrace',
  '/bot/games/trivia',
  '/bot/games/typerace',
  '/cookies',
  '/enable-notifications',
  '/faq',
  '/integration-guide',
  '/payments',
  '/privacy-compliance',
  '/safety',
  '/shop',
  '/subscriptions',
  '/third-party-cookies',
  '/what-is-rookery',
];

/** Every address of the site: the landing page, the search page and the documentation. */
export const routes: readonly string[] = ['/', '/search', ...docRoutes];

/** The one page more, for writers: it has an address, and is in no menu, no list and no search. */
export const writersRoute = '/writing/components';

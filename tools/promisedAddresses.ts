function below(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`);
}

/**
 * The pages' addresses that the site has promised to keep. Other sites link to them: nothing is taken out here. A page
 * that moves keeps the promise with a redirect. A page that is added later is not promised.
 */
export const promisedPages: readonly string[] = [
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

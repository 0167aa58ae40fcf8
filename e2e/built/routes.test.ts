import { expect, test } from 'vitest';
import { redirects } from '../../src/redirects';
import { pageRoutes } from '../support/build';

/** Routes that other sites may link to forever. */
const promisedPages = `
  / /search /home /account-features /chat-features /chat-settings /organizations
  /account-features/account-protection /account-features/emoji /account-features/rank-shapes
  /account-features/registration /account-features/two-factor-authentication /chat-features/action-log
  /chat-features/archive /chat-features/customization /chat-features/embed /chat-features/ips
  /chat-features/markdown /chat-features/moderation /chat-features/notifications /chat-features/pinned-notices
  /chat-features/polls /chat-features/ranks /chat-features/reactions /chat-features/reporting
  /chat-features/sdk /chat-features/slow-mode /chat-features/uploads /chat-features/embed/guides/jimdo
  /chat-features/embed/guides/neocities /chat-features/embed/guides/squarespace
  /chat-features/embed/guides/wix /chat-settings/advanced /chat-settings/ban-list
  /chat-settings/bookmark-messages /chat-settings/channels /chat-settings/chat-advertisements
  /chat-settings/chat-appearance /chat-settings/chat-information /chat-settings/direct-messages
  /chat-settings/emoji /chat-settings/friends-and-block-lists /chat-settings/guests /chat-settings/icon-bar
  /chat-settings/language /chat-settings/moderation /chat-settings/notifications
  /chat-settings/page-appearance /chat-settings/pinned-notices /chat-settings/pre-approve
  /chat-settings/public-messages /chat-settings/radio /chat-settings/rank-list
  /chat-settings/security-and-privacy /chat-settings/staff-keys /chat-settings/user-personalization
  /chat-settings/webhooks /chat-settings/welcome /organizations/account-settings /organizations/api
  /organizations/custom-domains /organizations/faq /organizations/general /organizations/manage-accounts
  /organizations/sso /organizations/style /organizations/sso/social-login-providers /boosts /bot
  /bot/filter-sensitivity /bot/games/numrace /bot/games/trivia /bot/games/typerace /cookies
  /enable-notifications /faq /integration-guide /payments /privacy-compliance /safety /shop /subscriptions
  /third-party-cookies /what-is-rookery
`
  .trim()
  .split(/\s+/);

/** Old paths that have to redirect forever. */
const promisedRedirects = {
  '/Account_Protection': '/account-features/account-protection',
  '/Two_Factor_Authentication': '/account-features/two-factor-authentication',
  '/Action_Log': '/chat-features/action-log',
  '/SSO': '/organizations/sso',
  '/sso': '/organizations/sso',
  '/SDK': '/chat-features/sdk',
  '/sdk': '/chat-features/sdk',
  '/Emoji': '/account-features/emoji',
  '/emoji': '/account-features/emoji',
  '/smilies': '/account-features/emoji',
  '/API': '/organizations/api',
  '/api': '/organizations/api',
  '/Custom_Domains': '/organizations/custom-domains',
  '/customdomains': '/organizations/custom-domains',
  '/Bot': '/bot',
  '/webhooks': '/chat-settings/webhooks',
  '/Branding': '/chat-settings/icon-bar',
  '/CSS': '/chat-settings/chat-appearance',
  '/chat-settings/fonts': '/chat-settings/chat-appearance',
  '/Chat_Archive': '/chat-features/archive',
  '/Chat_Customization': '/chat-features/customization',
  '/Chat_Moderation': '/chat-features/moderation',
  '/buy': '/payments',
  '/plans': '/subscriptions',
  '/IPs': '/chat-features/ips',
  '/Main_Page': '/home',
  '/Markdown': '/chat-features/markdown',
  '/Messagecolor': '/chat-settings/user-personalization',
  '/Numrace': '/bot/games/numrace',
  '/Typerace': '/bot/games/typerace',
  '/Trivia': '/bot/games/trivia',
  '/Ranks': '/chat-features/ranks',
  '/Temprank': '/chat-features/ranks',
  '/Register': '/account-features/registration',
  '/Registration': '/account-features/registration',
  '/Reporting': '/chat-features/reporting',
  '/Third_party_cookies': '/third-party-cookies',
  '/Uploads': '/chat-features/uploads',
  '/Welcome': '/chat-settings/welcome',
  '/What_is_Rookery': '/what-is-rookery',
} as const;

/** Follows a redirect. `npm run check` forbids redirects to redirects. */
const resolve = (address: string) => redirects.find(({ from }) => from === address)?.to ?? address;

test('all promised routes and redirects lead to their pages', () => {
  expect(promisedPages.filter((address) => !pageRoutes.includes(resolve(address)))).toEqual([]);
  const old = Object.entries(promisedRedirects);
  expect([promisedPages.length, old.length]).toEqual([84, 40]);
  expect(old.filter(([from, to]) => resolve(from) === from || resolve(from) !== resolve(to))).toEqual([]);
});

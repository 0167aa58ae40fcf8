import { expect, test } from 'vitest';
import { followRedirect } from '../../src/redirects';
import { pagePaths } from '../support/builtFiles';

/** Routes that other sites may link to forever, each followed by its old paths, which have to redirect to it: `/home=/Main_Page`. */
const promised = `
  / /search /home=/Main_Page /account-features /chat-features /chat-settings /organizations
  /account-features/account-protection=/Account_Protection /account-features/emoji=/Emoji=/emoji=/smilies
  /account-features/rank-shapes /account-features/registration=/Register=/Registration
  /account-features/two-factor-authentication=/Two_Factor_Authentication
  /chat-features/action-log=/Action_Log /chat-features/archive=/Chat_Archive
  /chat-features/customization=/Chat_Customization /chat-features/embed /chat-features/ips=/IPs
  /chat-features/markdown=/Markdown /chat-features/moderation=/Chat_Moderation /chat-features/notifications
  /chat-features/pinned-notices /chat-features/polls /chat-features/ranks=/Ranks=/Temprank
  /chat-features/reactions /chat-features/reporting=/Reporting /chat-features/sdk=/SDK=/sdk
  /chat-features/slow-mode /chat-features/uploads=/Uploads /chat-features/embed/guides/jimdo
  /chat-features/embed/guides/neocities /chat-features/embed/guides/squarespace
  /chat-features/embed/guides/wix /chat-settings/advanced /chat-settings/ban-list
  /chat-settings/bookmark-messages /chat-settings/channels /chat-settings/chat-advertisements
  /chat-settings/chat-appearance=/CSS=/chat-settings/fonts /chat-settings/chat-information
  /chat-settings/direct-messages /chat-settings/emoji /chat-settings/friends-and-block-lists
  /chat-settings/guests /chat-settings/icon-bar=/Branding /chat-settings/language /chat-settings/moderation
  /chat-settings/notifications /chat-settings/page-appearance /chat-settings/pinned-notices
  /chat-settings/pre-approve /chat-settings/public-messages /chat-settings/radio /chat-settings/rank-list
  /chat-settings/security-and-privacy /chat-settings/staff-keys
  /chat-settings/user-personalization=/Messagecolor /chat-settings/webhooks=/webhooks
  /chat-settings/welcome=/Welcome /organizations/account-settings /organizations/api=/API=/api
  /organizations/custom-domains=/Custom_Domains=/customdomains /organizations/faq /organizations/general
  /organizations/manage-accounts /organizations/sso=/SSO=/sso /organizations/style
  /organizations/sso/social-login-providers /boosts /bot=/Bot /bot/filter-sensitivity
  /bot/games/numrace=/Numrace /bot/games/trivia=/Trivia /bot/games/typerace=/Typerace /cookies
  /enable-notifications /faq /integration-guide /payments=/buy /privacy-compliance /safety /shop
  /subscriptions=/plans /third-party-cookies=/Third_party_cookies /what-is-rookery=/What_is_Rookery
`
  .trim()
  .split(/\s+/)
  .map((addresses) => addresses.split('='));

test('all promised routes and redirects lead to their pages', () => {
  const pages = promised.map(([page = '']) => page);
  const old = promised.flatMap(([to = '', ...paths]) => paths.map((from) => ({ from, to })));
  expect(pages.filter((address) => !pagePaths.includes(followRedirect(address)))).toEqual([]);
  const message = 'Promised addresses stay forever. If you added some, write the new numbers.';
  expect([pages.length, old.length], message).toEqual([84, 40]);
  expect(
    old.filter(
      ({ from, to }) => followRedirect(from) === from || followRedirect(from) !== followRedirect(to),
    ),
  ).toEqual([]);
});

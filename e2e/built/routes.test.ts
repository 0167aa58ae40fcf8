import { expect, test } from 'vitest';
import { redirects } from '../../src/redirects';
import { fromRoot } from '../../src/utils/files';
import { loadSources } from '../../tools/check/loadSources';
import { isServed } from '../../tools/check/rules/links';
import { builtFiles, pagePaths } from '../support/builtFiles';

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

/** Old paths that have to redirect forever, by the page they lead to. */
const promisedRedirects: Readonly<Record<string, readonly string[]>> = {
  '/account-features/account-protection': ['/Account_Protection'],
  '/account-features/two-factor-authentication': ['/Two_Factor_Authentication'],
  '/chat-features/action-log': ['/Action_Log'],
  '/organizations/sso': ['/SSO', '/sso'],
  '/chat-features/sdk': ['/SDK', '/sdk'],
  '/account-features/emoji': ['/Emoji', '/emoji', '/smilies'],
  '/organizations/api': ['/API', '/api'],
  '/organizations/custom-domains': ['/Custom_Domains', '/customdomains'],
  '/bot': ['/Bot'],
  '/chat-settings/webhooks': ['/webhooks'],
  '/chat-settings/icon-bar': ['/Branding'],
  '/chat-settings/chat-appearance': ['/CSS', '/chat-settings/fonts'],
  '/chat-features/archive': ['/Chat_Archive'],
  '/chat-features/customization': ['/Chat_Customization'],
  '/chat-features/moderation': ['/Chat_Moderation'],
  '/payments': ['/buy'],
  '/subscriptions': ['/plans'],
  '/chat-features/ips': ['/IPs'],
  '/home': ['/Main_Page'],
  '/chat-features/markdown': ['/Markdown'],
  '/chat-settings/user-personalization': ['/Messagecolor'],
  '/bot/games/numrace': ['/Numrace'],
  '/bot/games/typerace': ['/Typerace'],
  '/bot/games/trivia': ['/Trivia'],
  '/chat-features/ranks': ['/Ranks', '/Temprank'],
  '/account-features/registration': ['/Register', '/Registration'],
  '/chat-features/reporting': ['/Reporting'],
  '/third-party-cookies': ['/Third_party_cookies'],
  '/chat-features/uploads': ['/Uploads'],
  '/chat-settings/welcome': ['/Welcome'],
  '/what-is-rookery': ['/What_is_Rookery'],
};

/** Follows a redirect. `npm run check` forbids redirects to redirects. */
const resolve = (address: string) => redirects.find(({ from }) => from === address)?.to ?? address;

test('all promised routes and redirects lead to their pages', () => {
  expect(promisedPages.filter((address) => !pagePaths.includes(resolve(address)))).toEqual([]);
  const old = Object.entries(promisedRedirects).flatMap(([to, paths]) => paths.map((from) => ({ from, to })));
  const message = 'Promised addresses stay forever. If you added some, write the new numbers.';
  expect([promisedPages.length, old.length], message).toEqual([84, 40]);
  expect(old.filter(({ from, to }) => resolve(from) === from || resolve(from) !== resolve(to))).toEqual([]);
});

test('the check knows every built file, so it refuses redirects from their paths', async () => {
  const sources = await loadSources(fromRoot('.'));
  const files = [...builtFiles, '_redirects.conf'];
  expect(files.filter((file) => !isServed(`/${file}`, sources))).toEqual([]);
});

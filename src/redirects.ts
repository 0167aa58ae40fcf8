import fs from 'node:fs';

/**
 * Old paths and the page each one forwards to. Letters' case counts; query and hash are kept. The site has promised to
 * keep the first 40, so none of them is changed or taken out.
 */
export const redirects: ReadonlyArray<{ readonly from: string; readonly to: string }> = [
  { from: '/Account_Protection', to: '/account-features/account-protection' },
  { from: '/Two_Factor_Authentication', to: '/account-features/two-factor-authentication' },
  { from: '/Action_Log', to: '/chat-features/action-log' },
  { from: '/SSO', to: '/organizations/sso' },
  { from: '/sso', to: '/organizations/sso' },
  { from: '/SDK', to: '/chat-features/sdk' },
  { from: '/sdk', to: '/chat-features/sdk' },
  { from: '/Emoji', to: '/account-features/emoji' },
  { from: '/emoji', to: '/account-features/emoji' },
  { from: '/smilies', to: '/account-features/emoji' },
  { from: '/API', to: '/organizations/api' },
  { from: '/api', to: '/organizations/api' },
  { from: '/Custom_Domains', to: '/organizations/custom-domains' },
  { from: '/customdomains', to: '/organizations/custom-domains' },
  { from: '/Bot', to: '/bot' },
  { from: '/webhooks', to: '/chat-settings/webhooks' },
  { from: '/Branding', to: '/chat-settings/icon-bar' },
  { from: '/CSS', to: '/chat-settings/chat-appearance' },
  { from: '/chat-settings/fonts', to: '/chat-settings/chat-appearance' },
  { from: '/Chat_Archive', to: '/chat-features/archive' },
  { from: '/Chat_Customization', to: '/chat-features/customization' },
  { from: '/Chat_Moderation', to: '/chat-features/moderation' },
  { from: '/buy', to: '/payments' },
  { from: '/plans', to: '/subscriptions' },
  { from: '/IPs', to: '/chat-features/ips' },
  { from: '/Main_Page', to: '/home' },
  { from: '/Markdown', to: '/chat-features/markdown' },
  { from: '/Messagecolor', to: '/chat-settings/user-personalization' },
  { from: '/Numrace', to: '/bot/games/numrace' },
  { from: '/Typerace', to: '/bot/games/typerace' },
  { from: '/Trivia', to: '/bot/games/trivia' },
  { from: '/Ranks', to: '/chat-features/ranks' },
  { from: '/Temprank', to: '/chat-features/ranks' },
  { from: '/Register', to: '/account-features/registration' },
  { from: '/Registration', to: '/account-features/registration' },
  { from: '/Reporting', to: '/chat-features/reporting' },
  { from: '/Third_party_cookies', to: '/third-party-cookies' },
  { from: '/Uploads', to: '/chat-features/uploads' },
  { from: '/Welcome', to: '/chat-settings/welcome' },
  { from: '/What_is_Rookery', to: '/what-is-rookery' },
];

/**
 * Returns the redirects that can be written as files. If the file system ignores case, as on macOS and Windows, `SSO/` and
 * `sso/` would be one folder, and `Bot/` would take the place of the page `/bot`.
 */
export function redirectsToWrite(
  ignoresCase = fs.existsSync(__filename.toUpperCase()),
): { from: string; to: string }[] {
  if (!ignoresCase) {
    return [...redirects];
  }
  const others = redirects.filter(({ from, to }) => from.toLowerCase() !== to);
  return [...new Map(others.map((redirect) => [redirect.from.toLowerCase(), redirect])).values()];
}

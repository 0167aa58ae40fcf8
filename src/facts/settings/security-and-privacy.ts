import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

/** Chat settings → Security & privacy. */
export const securityAndPrivacy = {
  label: 'Security & privacy',
  rank: 'owner',
  contains: 'Who can get in, which sites can show the chat, and how long messages are kept',
  settings: {
    access: {
      label: 'Access',
      does: 'Sets who can get in.',
      choices: named('Public', 'Members only', 'Password', 'Invitation only'),
      default: 'Public',
      words: ['private chat', 'invite only', 'closed chat', 'make chat private'],
    },
    password: {
      label: 'Password',
      does: 'Sets the password that people enter when **Access** is **Password**.',
      range: settingsLimits['chat-password'],
      default: 'Empty',
      words: ['password protect', 'chat password', 'lock'],
    },
    invitations: {
      label: 'Invitations',
      does: 'Creates and revokes links that let people in.',
      default: 'None',
      words: ['invite link', 'invitation', 'invite people'],
    },
    'invitation-uses': {
      label: 'Invitation uses',
      does: 'Sets how many people can use an invitation.',
      range: settingsLimits['invitation-uses'],
      default: '1',
      words: ['invite limit'],
    },
    'invitation-expiry': {
      label: 'Invitation lifetime',
      does: 'Sets how long an invitation works.',
      range: settingsLimits['invitation-lifetime'],
      default: '7 days',
      words: ['invitation expired', 'invite expires'],
    },
    'embed-domains': {
      label: 'Allowed sites',
      does: 'Lets only the listed sites embed the chat.',
      range: settingsLimits['embed-domains'],
      accepts: `${settingsLimits['embed-domains'].text} (\`localhost\` is always allowed)`,
      default: 'Any',
      words: ['allowed domains', 'stop others embedding my chat', 'domain not allowed'],
    },
    'block-vpn': {
      label: 'Block VPNs and proxies',
      does: 'Blocks people who use a known VPN, a known proxy, or Tor. Staff are never blocked.',
      choices: named('Off', 'Guests', 'Everyone'),
      default: 'Off',
      words: ['block vpn', 'proxy', 'tor', 'vpn'],
    },
    'require-2fa-staff': {
      label: 'Two-factor authentication for staff',
      does: `Requires staff to turn on two-factor authentication within ${settingsLimits['staff-two-factor-grace'].text}.`,
      default: 'Off',
      words: ['require 2fa', 'mfa for mods', 'two step'],
    },
    'history-days': {
      label: 'Message history',
      does: "Sets how many days messages are kept before they're deleted.",
      accepts: "from 1 day to the plan's maximum",
      default: "The plan's maximum",
      planNote: 'the maximum depends on the plan',
      words: ['retention', 'delete old messages', 'keep messages', 'auto delete'],
    },
    'hide-online-list': {
      label: 'Hide the online list',
      does: 'Hides who is online from everyone except staff. The number of people stays visible.',
      default: 'Off',
      words: ['hide members', 'who is online', 'user list'],
    },
    'age-gate': {
      label: 'Ask for date of birth',
      does: 'Asks for a date of birth before people enter.',
      default: 'Off',
      words: ['age gate', 'age question', 'age verification', '18+', 'date of birth'],
    },
    'search-engines': {
      label: 'Search engines',
      does: "Lets search engines list the chat's page while the chat is public.",
      default: 'On',
      words: ['hide from google', 'seo', 'noindex'],
    },
    'sign-in-tokens': {
      label: 'Sign-in tokens',
      does: 'Creates the secret that your site uses to sign people in.',
      accepts: 'one HS256 secret',
      default: 'Off',
      plan: 'pro',
      planNote: 'organizations set up single sign-on in the console instead',
      words: ['sso', 'jwt', 'single sign-on', 'token'],
    },
  },
} as const satisfies SettingsPage;

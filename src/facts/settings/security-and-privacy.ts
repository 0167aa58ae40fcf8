import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Security & privacy. */
export const securityAndPrivacy = {
  label: 'Security & privacy',
  rank: 'owner',
  holds: 'Who gets in, where the chat may be shown, how long messages are kept',
  settings: {
    access: {
      label: 'Access',
      kind: 'choice',
      does: 'Sets who gets in; a change puts nobody out, and owners always get in.',
      choices: [
        { label: 'Public', does: 'Everybody.' },
        { label: 'Members only', does: 'Everybody who is signed in.' },
        { label: 'Password', does: 'Everybody who knows the password.' },
        { label: 'Invitation only', does: 'Everybody who opened a working invitation once.' },
      ],
      default: 'Public',
      words: ['private chat', 'invite only', 'closed chat', 'make chat private'],
    },
    password: {
      label: 'Password',
      kind: 'secret',
      does: 'Is asked for once per browser when **Access** is **Password**; changing it puts nobody out.',
      range: settingsLimits['chat-password'],
      default: 'Empty',
      words: ['password protect', 'chat password', 'lock'],
    },
    invitations: {
      label: 'Invitations',
      kind: 'list',
      does: 'Makes links that let people in, and takes them back.',
      default: 'Empty',
      words: ['invite link', 'invitation', 'invite people'],
    },
    'invitation-uses': {
      label: 'Uses of an invitation',
      kind: 'number',
      does: 'Sets how many people may come in by one link.',
      range: settingsLimits['invitation-uses'],
      default: '1',
      words: ['invite limit'],
    },
    'invitation-expiry': {
      label: 'End of an invitation',
      kind: 'number',
      does: 'Sets how long the link works; people who came in stay.',
      range: settingsLimits['invitation-lifetime'],
      default: '7 days',
      words: ['invitation expired', 'invite expires'],
    },
    'embed-domains': {
      label: 'Allowed sites',
      kind: 'list',
      does: 'Allows the chat in an embed on the listed sites only; empty means any site.',
      range: settingsLimits['embed-domains'],
      accepts: 'host names; `*.example.org` covers subdomains; `localhost` is always allowed',
      default: 'Any',
      words: ['allowed domains', 'stop others embedding my chat', 'domain not allowed'],
    },
    'block-vpn': {
      label: 'Refuse VPN and proxies',
      kind: 'choice',
      does: 'Refuses people who come through a known VPN, proxy or Tor.',
      choices: [
        { label: 'Off' },
        { label: 'Guests', does: 'People without an account.' },
        { label: 'Everyone', does: 'Everybody below staff.' },
      ],
      default: 'Off',
      words: ['block vpn', 'proxy', 'tor', 'vpn'],
    },
    'require-2fa-staff': {
      label: 'Two-factor authentication for staff',
      kind: 'switch',
      does: `Asks staff to set it up within ${settingsLimits['staff-two-factor-grace'].text}; then their rank rests until they have, and people signed in by SSO are exempt.`,
      default: 'Off',
      words: ['require 2fa', 'mfa for mods', 'two step'],
    },
    'history-days': {
      label: 'Message history',
      kind: 'number',
      does: 'Sets how many days messages are kept; shortening it deletes older ones within a day.',
      accepts: 'from 1 day up to what the plan keeps',
      default: "The plan's maximum",
      planNote: 'the maximum depends on the plan',
      words: ['retention', 'delete old messages', 'keep messages', 'auto delete'],
    },
    'hide-online-list': {
      label: 'Hide the online list',
      kind: 'switch',
      does: 'Shows the number of people online, but not who they are; staff still see the list.',
      default: 'Off',
      words: ['hide members', 'who is online', 'user list'],
    },
    'age-gate': {
      label: 'Age question',
      kind: 'switch',
      does: 'Asks everybody for their date of birth before they come in; an adult chat always asks.',
      default: 'Off',
      words: ['age gate', 'age verification', '18+', 'date of birth'],
    },
    'search-engines': {
      label: 'Search engines',
      kind: 'switch',
      does: "Lets search engines list the chat's page, while it is public.",
      default: 'On',
      words: ['hide from google', 'seo', 'noindex'],
    },
    'sign-in-tokens': {
      label: 'Sign-in tokens',
      kind: 'secret',
      does: 'Holds the secret with which your own site signs people in to this chat.',
      accepts: 'one HS256 secret, made by Rookery and shown once',
      default: 'Off',
      plan: 'pro',
      planNote: 'single sign-on in the organization console on Organization',
      words: ['sso', 'jwt', 'single sign-on', 'token'],
    },
  },
} as const satisfies SettingsPage;

/** What one kind of access means. */
export interface AccessKind {
  readonly label: string;
  readonly getsIn: string;
  readonly othersSee: string;
  readonly embedShows: string;
  readonly listed: string;
}

/** The four kinds of access, in the order of the choices. */
export const accessKinds = {
  public: {
    label: 'Public',
    getsIn: 'Everybody; guests as far as the page **Guests** says',
    othersSee: 'The chat',
    embedShows: 'The chat',
    listed: 'Yes, unless switched off',
  },
  members: {
    label: 'Members only',
    getsIn: 'Everybody who is signed in',
    othersSee: 'Name, logo, description and **Sign in**',
    embedShows: '**Sign in**, then the chat',
    listed: 'No',
  },
  password: {
    label: 'Password',
    getsIn: 'Everybody who typed the password once in this browser',
    othersSee: 'Name, logo and a box for the password',
    embedShows: 'A box for the password, then the chat',
    listed: 'No',
  },
  invitation: {
    label: 'Invitation only',
    getsIn: 'Everybody who opened a working invitation once and is signed in',
    othersSee: '**This chat is by invitation only**, without its name',
    embedShows: 'The chat to people who were let in; the same line to everybody else',
    listed: 'No',
  },
} as const satisfies Record<string, AccessKind>;

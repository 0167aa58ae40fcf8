import { limits } from '../limits';
import { smallestPlanWith, smallestPlanWithFilterLevel, smallPlanFeatures } from '../plans';
import { between } from '../quantity';
import type { SettingsPage } from '../types';
import { named, off, on } from './choices';

const mute = limits['filter-mute'].text;

/** Chat settings → Moderation, with Caw's filter. */
export const moderation = {
  label: 'Moderation',
  contains: 'Word filter, spam protection, links, slow mode, Caw, and new accounts',
  settings: {
    'word-filter': {
      label: 'Word filter',
      description: 'The words and phrases that the filter catches.',
      accepts: `up to 500 entries of 2–60 characters each`,
      default: 'Empty',
    },
    'filter-action': {
      label: 'Filter action',
      description: 'What happens to a message that a filter catches.',
      choices: [
        { label: 'Mask' },
        { label: 'Block' },
        { label: 'Hold for approval', plan: smallPlanFeatures['hold-filtered'].plan },
        { label: `Mute for ${mute}` },
      ],
      default: 'Mask',
    },
    'slow-mode': {
      label: 'Slow mode',
      description: 'How long people must wait between messages.',
      choices: named('Off', 'Seconds'),
      range: limits['slow-mode'],
      accepts: `Off, or ${limits['slow-mode'].text}`,
      default: 'Off',
    },
    caw: {
      label: 'Caw',
      description: "Turns on Caw's filter, commands, replies, and games.",
      ...on,
    },
    'filter-level': {
      label: 'Filter sensitivity',
      description: "How strict Caw's filter is.",
      choices: [1, 2, 3, 4, 5].map((level) => {
        const plan = smallestPlanWithFilterLevel(level);
        return { label: String(level), ...(plan !== 'free' && { plan }) };
      }),
      default: '2',
    },
    'filter-exceptions': {
      label: 'Filter exceptions',
      description: 'Words that the filters ignore.',
      range: limits['filter-exceptions'],
      default: 'Empty',
    },
    'filter-staff': {
      label: 'Filter staff too',
      description: 'The filters also check messages from Moderators and above.',
      ...on,
    },
    'spam-protection': {
      label: 'Spam protection',
      description: 'Stops spam before anyone sees it, and tells the sender why.',
      choices: named('Off', 'Normal', 'Strict'),
      default: 'Normal',
    },
    'repeat-limit': {
      label: 'Repeat limit',
      description: 'How many times someone can send the same message in a row.',
      range: between(1, 10, 'count', '1–10 times'),
      default: '3',
    },
    'caps-limit': {
      label: 'Capital letter limit',
      description: 'The largest share of capital letters. Messages with more are changed to lowercase.',
      range: limits['caps-limit'],
      default: '70%',
    },
    'link-policy': {
      label: 'Links',
      description: 'Which links people below Moderator can send.',
      choices: named('Allow', 'Allow-list', 'Block'),
      default: 'Allow',
    },
    'allowed-domains': {
      label: 'Allowed domains',
      description: 'The domains that people can link to when **Links** is **Allow-list**.',
      accepts: `up to 100 domains, such as \`example.org\`, including their subdomains`,
      default: 'Empty',
    },
    'auto-regular': {
      label: 'Automatic Regular',
      description: 'Active Members become Regulars automatically.',
      ...off,
    },
    'auto-regular-days': {
      label: 'Days before Regular',
      description: 'How many days it takes to become a Regular.',
      range: between(1, 365, 'day'),
      default: '14 days',
    },
    'auto-regular-messages': {
      label: 'Messages before Regular',
      description: 'How many messages it takes to become a Regular.',
      range: between(1, 10_000, 'message'),
      default: '100 messages',
    },
    'ban-evasion': {
      label: 'Stop ban evasion',
      description: "Newcomers who share a banned person's IP tag can't post.",
      ...on,
    },
    'new-account-wait': {
      label: 'Waiting period for new accounts',
      description: 'How old an account must be to post here.',
      range: limits['new-account-wait'],
      default: '0 minutes',
    },
  },
} as const satisfies SettingsPage;

export const preApprove = {
  label: 'Pre-approve',
  plan: smallestPlanWith('pre-approve'),
  contains: 'Whose messages wait until a moderator approves them',
  settings: {
    'pre-approve': {
      label: 'Pre-approve',
      description: 'Whose messages stay hidden until someone on staff approves them.',
      choices: named('Off', 'Guests', 'New members', 'Everyone below Regular', 'Links and uploads only'),
      default: 'Off',
    },
    'hold-time': {
      label: 'Hold time',
      description: 'How long a message waits before it expires.',
      range: limits['hold-time'],
      default: limits['hold-time-default'].text,
    },
    'notify-staff': {
      label: 'Notify staff',
      description: 'Notifies the staff when the first message is held in an empty queue.',
      ...on,
    },
  },
} as const satisfies SettingsPage;

export const securityAndPrivacy = {
  label: 'Security & privacy',
  rank: 'owner',
  contains: 'Who can get in, which sites can show the chat, and how long messages are kept',
  settings: {
    access: {
      label: 'Access',
      description: 'Who can get in.',
      choices: named('Public', 'Members only', 'Password', 'Invitation only'),
      default: 'Public',
    },
    password: {
      label: 'Password',
      description: 'The password that people enter when **Access** is **Password**.',
      range: limits['chat-password'],
      default: 'Empty',
    },
    invitations: {
      label: 'Invitations',
      description: 'Links that let people in.',
      default: 'None',
    },
    'invitation-uses': {
      label: 'Invitation uses',
      description: 'How many people can use an invitation.',
      range: between(1, 1000, 'use'),
      default: '1',
    },
    'invitation-expiry': {
      label: 'Invitation lifetime',
      description: 'How long an invitation works.',
      range: limits['invitation-lifetime'],
      default: '7 days',
    },
    'embed-domains': {
      label: 'Allowed sites',
      description: 'The only sites that can embed the chat.',
      accepts: `up to 50 host names (\`localhost\` is always allowed)`,
      default: 'Any',
    },
    'block-vpn': {
      label: 'Block VPNs and proxies',
      description:
        'Who is blocked if they use a known VPN, a known proxy, or Tor. Staff members are never blocked.',
      choices: named('Off', 'Guests', 'Everyone'),
      default: 'Off',
    },
    'require-2fa-staff': {
      label: 'Two-factor authentication for staff',
      description: `Staff members must turn on two-factor authentication within ${limits['staff-two-factor-grace'].text}.`,
      ...off,
    },
    'history-days': {
      label: 'Message history',
      description: "How many days messages are kept before they're deleted.",
      accepts: `from ${limits['history-shortest'].text} to the plan's maximum`,
      default: "The plan's maximum",
      planNote: 'the maximum depends on the plan',
    },
    'hide-online-list': {
      label: 'Hide the online list',
      description: 'Only staff can see who is online. Others see only the number of people.',
      ...off,
    },
    'age-gate': {
      label: 'Ask for date of birth',
      description: 'Guests and accounts without a date of birth must enter one before they get in.',
      ...off,
    },
    'search-engines': {
      label: 'Search engines',
      description: "Search engines can list the chat's page while the chat is public.",
      ...on,
    },
    'sign-in-tokens': {
      label: 'Sign-in tokens',
      description: 'Creates the secret that your site uses to sign people in.',
      accepts: 'one HS256 secret',
      default: 'Off',
      plan: smallestPlanWith('sign-in-tokens'),
      planNote: 'organizations set up single sign-on in the console instead',
    },
  },
} as const satisfies SettingsPage;

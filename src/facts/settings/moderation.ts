import { limits } from '../limits';
import { lowestPlanWith, lowestPlanWithFilterLevel } from '../plans';
import { between } from '../quantity';
import { choice, numberField, offByDefault, onByDefault, textField } from './controls';
import type { SettingsScreen } from './types';

const mute = limits['filter-mute'].text;

export const moderationScreens = {
  moderation: {
    label: 'Moderation',
    summary: 'Word filter, spam protection, links, slow mode, Caw, and new accounts',
    settings: {
      'word-filter': {
        label: 'Word filter',
        description: 'Lists the words that the filter catches.',
        control: textField(`up to 500 entries of 2–60 characters each`),
      },
      'filter-action': {
        label: 'Filter action',
        description: 'Sets what happens to a caught message.',
        control: choice(
          [
            { label: 'Mask' },
            { label: 'Block' },
            { label: 'Hold for approval', plan: lowestPlanWith('hold-filtered') },
            { label: `Mute for ${mute}` },
          ],
          'Mask',
        ),
      },
      'slow-mode': {
        label: 'Slow mode',
        description: 'Sets how long people wait between messages.',
        control: numberField(limits['slow-mode'], 'Off', ['Off']),
      },
      caw: {
        label: 'Caw',
        description:
          "Turns on Caw's filter, commands, schedules, replies, and games. Trivia packs are added here.",
        control: onByDefault,
      },
      'filter-level': {
        label: 'Filter sensitivity',
        description: "Sets how strict Caw's filter is.",
        control: choice(
          [1, 2, 3, 4, 5].map((level) => {
            const plan = lowestPlanWithFilterLevel(level);
            return { label: String(level), ...(plan !== 'free' && { plan }) };
          }),
          '2',
        ),
      },
      'filter-exceptions': {
        label: 'Filter exceptions',
        description: 'Lists words that the filters ignore.',
        control: textField(limits['filter-exceptions']),
      },
      'filter-staff': {
        label: 'Filter staff too',
        description: 'Makes the filters also check messages from Moderators and above.',
        control: onByDefault,
      },
      'spam-protection': {
        label: 'Spam protection',
        description: 'Stops spam before anyone sees it and tells the sender why.',
        control: choice(['Off', 'Normal', 'Strict'], 'Normal'),
      },
      'repeat-limit': {
        label: 'Repeat limit',
        description: 'Sets how many times someone can send the same message in a row.',
        control: numberField(between(1, 10, 'count'), 3),
      },
      'caps-limit': {
        label: 'Capital letter limit',
        description:
          'Sets the largest share of capital letters. Messages with more are changed to lowercase.',
        control: numberField(limits['caps-limit'], 70),
      },
      'link-policy': {
        label: 'Links',
        description: 'Sets which links people below Moderator can send.',
        control: choice(['Allow', 'Allow-list', 'Block'], 'Allow'),
      },
      'allowed-domains': {
        label: 'Allowed domains',
        description: 'Lists the domains that **Allow-list** allows.',
        control: textField(`up to 100 domains, such as \`example.org\`, including their subdomains`),
      },
      'auto-regular': {
        label: 'Automatic Regular',
        description: 'Makes active Members Regulars automatically.',
        control: offByDefault,
      },
      'auto-regular-days': {
        label: 'Days before Regular',
        description: 'Sets how many days it takes to become a Regular.',
        control: numberField(between(1, 365, 'day'), 14),
      },
      'auto-regular-messages': {
        label: 'Messages before Regular',
        description: 'Sets how many messages it takes to become a Regular.',
        control: numberField(between(1, 10_000, 'message'), 100),
      },
      'ban-evasion': {
        label: 'Stop ban evasion',
        description: "Keeps newcomers who share a banned person's IP tag from posting.",
        control: onByDefault,
      },
      'new-account-wait': {
        label: 'Waiting period for new accounts',
        description: 'Sets how old an account must be to post here.',
        control: numberField(limits['new-account-wait'], 0),
      },
    },
  },
  'pre-approve': {
    label: 'Pre-approve',
    plan: lowestPlanWith('pre-approve'),
    summary: 'Whose messages wait for approval',
    settings: {
      'pre-approve': {
        label: 'Pre-approve',
        description: 'Sets whose messages need approval.',
        control: choice(
          ['Off', 'Guests', 'New members', 'Everyone below Regular', 'Links and uploads only'],
          'Off',
        ),
      },
      'hold-time': {
        label: 'Hold time',
        description: 'Sets how long a message waits before it expires.',
        control: numberField(limits['hold-time'], limits['hold-time-default'].text),
      },
      'notify-staff': {
        label: 'Notify staff',
        description: 'Notifies the staff when a message arrives and the queue is empty.',
        control: onByDefault,
      },
    },
  },
  'security-and-privacy': {
    label: 'Security & privacy',
    rank: 'owner',
    summary: 'Who can get in, which sites can show the chat, and how long messages are kept',
    settings: {
      access: {
        label: 'Access',
        description: 'Sets who can join.',
        control: choice(['Public', 'Members only', 'Password', 'Invitation only'], 'Public'),
      },
      password: {
        label: 'Password',
        description: 'Sets what people enter when **Access** is **Password**.',
        control: textField(limits['chat-password']),
      },
      invitations: {
        label: 'Invitations',
        description: 'Creates links that let people join.',
        control: textField(undefined, 'None'),
      },
      'invitation-uses': {
        label: 'Invitation uses',
        description: 'Sets how many people can use an invitation.',
        control: numberField(between(1, 1000, 'use'), 1),
      },
      'invitation-expiry': {
        label: 'Invitation lifetime',
        description: 'Sets how long an invitation works.',
        control: numberField(limits['invitation-lifetime'], '7 days'),
      },
      'embed-domains': {
        label: 'Allowed sites',
        description: 'Lists the only sites that can embed the chat.',
        control: textField(`up to 50 host names (\`localhost\` is always allowed)`, 'Any'),
      },
      'block-vpn': {
        label: 'Block VPNs and proxies',
        description: 'Sets who is blocked for using a known VPN, a proxy, or Tor. Staff are never blocked.',
        control: choice(['Off', 'Guests', 'Everyone'], 'Off'),
      },
      'require-2fa-staff': {
        label: 'Two-factor authentication for staff',
        description: `Gives staff ${limits['staff-two-factor-grace'].text} to turn it on.`,
        control: offByDefault,
      },
      'history-days': {
        label: 'Message history',
        description: 'Sets how long messages are kept.',
        control: textField(
          `from ${limits['history-shortest'].text} to the plan's maximum`,
          "The plan's maximum",
        ),
      },
      'hide-online-list': {
        label: 'Hide the member list',
        description: 'Lets only staff see who is online. Others see how many people are.',
        control: offByDefault,
      },
      'age-gate': {
        label: 'Ask for date of birth',
        description: 'Makes guests and accounts without a date of birth enter one to get in.',
        control: offByDefault,
      },
      'search-engines': {
        label: 'Search engines',
        description: "Lets search engines list the chat's page while the chat is public.",
        control: onByDefault,
      },
      'sign-in-tokens': {
        label: 'Sign-in tokens',
        description: 'Creates the secret that your site uses to sign people in.',
        control: textField('one HS256 secret', 'Off'),
        plan: lowestPlanWith('sign-in-tokens'),
      },
    },
  },
} as const satisfies Record<string, SettingsScreen>;

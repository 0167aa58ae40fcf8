import { accountLimits } from './limits/accounts';
import { examples } from './product';

const limits = accountLimits;

/** What an account can do before its e-mail address is verified, and what it cannot. */
export const unverified = {
  can: ['read messages', 'send messages'],
  cannot: ['upload files', 'start direct messages', 'own a chat', 'redeem a staff key'],
  removedAfter: limits['unverified-removal'],
} as const;

/** The three kinds of identity: guest, account and managed account. */
export const identityKinds = {
  guest: {
    label: 'Guest',
    name: `nickname with a number, such as \`${examples.people[0]}#4821\``,
    worksIn: 'chats that let guests in',
    lookedAfterBy: 'nobody: it lives in the browser',
  },
  account: {
    label: 'Account',
    name: 'username, and a display name beside messages',
    worksIn: 'all chats that let you in',
    lookedAfterBy: 'you',
  },
  managed: {
    label: 'Managed account',
    name: 'username, and a display name that the organization may fix',
    worksIn: "the organization's chats only",
    lookedAfterBy: 'the organization: it resets two-factor authentication, suspends and deletes',
  },
} as const;

/** What is in the mail of a sign-in alert, as its parts. */
export const signInAlertParts = [
  { label: 'When', sample: 'Tuesday, 14:02 UTC' },
  { label: 'Device and browser', sample: 'Firefox on Windows' },
  { label: 'Rough place', sample: 'Hamburg, Germany' },
  { label: '**This was me**', sample: 'nothing more to do' },
  { label: '**This was not me**', sample: 'signs out everywhere and asks for a new password' },
] as const;

/** Ways back into an account when the phone is lost, the fastest first. */
export const recoveryLadder = {
  'recovery-code': { label: 'Recovery code', takes: 'at once' },
  'another-key': { label: 'Another key', takes: 'at once' },
  'remembered-device': { label: 'Remembered device', takes: 'at once' },
  'account-recovery': { label: 'Account recovery', takes: limits['account-recovery-wait'].text },
  manager: { label: 'Managed account', takes: 'as soon as the manager does it' },
} as const;

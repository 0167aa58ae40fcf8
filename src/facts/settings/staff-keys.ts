import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Staff keys. */
export const staffKeys = {
  label: 'Staff keys',
  rank: 'owner',
  holds: 'Keys that make people Moderator or Administrator when they type them',
  settings: {
    keys: {
      label: 'Keys',
      kind: 'list',
      does: 'Lists every key with its first characters, rank, uses left, end, note and who redeemed it.',
      default: 'Empty',
      planNote: 'the number of active keys depends on the plan',
      words: ['list of keys', 'staff keys', 'mod keys'],
    },
    'create-key': {
      label: 'Create key',
      kind: 'action',
      does: 'Makes a key and shows it once; Rookery keeps only a hash of it.',
      default: '–',
      words: ['new key', 'mod key', 'make someone moderator with a code'],
    },
    'key-rank': {
      label: 'Rank',
      kind: 'choice',
      does: 'Sets the rank the key gives.',
      choices: [
        { label: 'Moderator', does: 'The redeemer needs a verified account.' },
        { label: 'Administrator', does: 'The redeemer needs two-factor authentication as well.' },
      ],
      default: 'Moderator',
      words: ['key rank', 'admin key'],
    },
    'key-uses': {
      label: 'Uses',
      kind: 'number',
      does: 'Sets how many people may redeem the key.',
      range: settingsLimits['key-uses'],
      default: '1',
      words: ['key used up', 'how many uses'],
    },
    'key-expiry': {
      label: 'Ends after',
      kind: 'number',
      does: 'Sets how long the key works.',
      range: settingsLimits['key-lifetime'],
      default: '24 hours',
      words: ['key expired', 'key lifetime'],
    },
    'key-note': {
      label: 'Note',
      kind: 'text',
      does: 'Reminds owners whom the key is for; nobody else sees it.',
      range: settingsLimits['key-note'],
      default: 'Empty',
      words: ['comment'],
    },
    'revoke-key': {
      label: 'Revoke',
      kind: 'action',
      does: 'Ends a key at once; ranks that were redeemed with it stay.',
      default: '–',
      words: ['revoke key', 'delete key', 'key leaked'],
    },
  },
} as const satisfies SettingsPage;

/** One way of giving somebody a rank, compared with the others. */
export interface RankWay {
  readonly label: string;
  readonly goodFor: string;
  readonly gives: string;
  readonly needs: string;
  readonly ends: string;
}

/** Staff key, rank list and sign-in token side by side. */
export const rankWays = [
  {
    label: 'Staff key',
    goodFor: "somebody who isn't in the chat yet",
    gives: 'Moderator or Administrator',
    needs: 'a verified account; two-factor authentication for Administrator',
    ends: 'when somebody takes the rank on the rank list',
  },
  {
    label: 'Rank list',
    goodFor: 'somebody who has opened the chat before',
    gives: 'any rank below your own',
    needs: 'an account',
    ends: 'when somebody takes the rank, or a temporary one runs out',
  },
  {
    label: '`ranks` in a sign-in token',
    goodFor: 'staff of your own site',
    gives: 'any rank but Owner',
    needs: 'sign-in tokens on Pro, or single sign-on on Organization',
    ends: 'when your site says otherwise at the next sign-in',
  },
] as const satisfies readonly RankWay[];

/** A refusal of `/redeem`. */
export interface KeyRefusal {
  /** What the redeemer reads. */
  readonly message: string;
  readonly cause: string;
  readonly cure: string;
}

/** Why a key is refused, and what helps. */
export const keyRefusals = [
  {
    message: "This key isn't known",
    cause: 'A slip in typing, such as the letter O for a zero, or a key of another chat.',
    cure: 'Copy the whole key, in the chat it was made for. A key has zeros, never the letter O.',
  },
  {
    message: 'This key is used up',
    cause: 'Others redeemed it first.',
    cure: 'Ask the owner for a new one.',
  },
  { message: 'This key has expired', cause: 'Its time ran out.', cure: 'Ask the owner for a new one.' },
  { message: 'This key was revoked', cause: 'An owner ended it.', cure: 'Ask the owner who gave it to you.' },
  { message: 'Sign in to use a key', cause: 'You are a guest.', cure: 'Sign in or register first.' },
  {
    message: 'Verify your e-mail first',
    cause: "Your account isn't verified.",
    cure: 'Type the code from the e-mail, then redeem the key.',
  },
  {
    message: 'Set up two-factor authentication first',
    cause: 'The key gives Administrator.',
    cure: 'Set it up under **Account settings** → **Security**, then redeem the key.',
  },
  {
    message: 'You have this rank or a higher one',
    cause: 'There is nothing to give.',
    cure: "Leave the key to somebody else; it isn't used up by this.",
  },
] as const satisfies readonly KeyRefusal[];

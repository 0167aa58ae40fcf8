import { atLeast, between, exactly, span, upTo } from '../quantity';
import type { Limit } from '../types';

/** Limits of accounts: names, codes, lifetimes, and ages. They're the same on every plan and in every chat. */
export const accountLimits = {
  username: { label: 'Username', ...between(3, 20, 'character') },
  'username-change': { label: 'Username changes', ...span(30, 30, 'day', 'once every 30 days') },
  'username-freed': {
    label: 'The username of a deleted account is available again after',
    ...exactly(90, 'day'),
  },
  'display-name': { label: 'Display name', ...between(1, 30, 'character') },
  'guest-nickname': { label: 'Guest nickname', ...between(2, 20, 'character') },
  'guest-nickname-kept': { label: 'A browser remembers a guest nickname for', ...exactly(7, 'day') },
  password: { label: 'Password', ...atLeast(10, 'character') },
  'avatar-file': { label: 'Avatar file size', ...upTo(2, 'MB') },
  'avatar-size': { label: 'Avatar width and height', ...between(128, 1024, 'px') },
  session: { label: 'You stay signed in for', ...exactly(30, 'day') },
  'confirmation-code-length': { label: 'Confirmation code sent by email', ...exactly(6, 'digit') },
  'confirmation-code-lifetime': { label: 'A confirmation code is valid for', ...exactly(15, 'minute') },
  'confirmation-code-attempts': { label: 'Attempts for each confirmation code', ...exactly(5, 'attempt') },
  'confirmation-code-wait': { label: 'Wait before requesting a new code', ...exactly(60, 'second') },
  'unverified-removal': {
    label: 'An account with an unverified email address is removed after',
    ...exactly(7, 'day'),
  },
  'sign-in-attempts': { label: 'Wrong passwords before sign-in is locked', ...exactly(10, 'attempt') },
  'sign-in-lock': { label: 'Sign-in is locked for', ...exactly(15, 'minute') },
  'reset-link-lifetime': { label: 'A password reset link is valid for', ...exactly(30, 'minute') },
  'authenticator-code-length': { label: 'Authenticator app code', ...exactly(6, 'digit') },
  'authenticator-code-period': {
    label: 'The authenticator app shows a new code every',
    ...exactly(30, 'second'),
  },
  'security-keys': { label: 'Security keys and passkeys', ...upTo(5, 'key') },
  'recovery-codes': { label: 'Recovery codes in a set', ...exactly(10, 'code') },
  'recovery-code-length': { label: 'Recovery code length', ...exactly(8, 'character') },
  'remembered-device': { label: '**Remember this device** lasts', ...exactly(30, 'day') },
  'account-recovery-wait': { label: 'Account recovery takes', ...exactly(72, 'hour') },
  'account-deletion-undo': { label: 'Time to undo the deletion of an account', ...exactly(14, 'day') },
  'email-undo-link': {
    label: 'The undo link sent to the old email address is valid for',
    ...exactly(7, 'day'),
  },
  'age-minimum': { label: 'Minimum age for Rookery', ...atLeast(13, 'year'), text: '13 or older' },
  'age-minimum-europe': {
    label: 'Minimum age in the EEA and the United Kingdom',
    ...atLeast(16, 'year'),
    text: '16 or older',
  },
  'age-adult-chat': {
    label: 'Minimum age for chats marked as adult',
    ...atLeast(18, 'year'),
    text: '18 or older',
  },
  'age-proof': {
    label: 'Time to prove your age after an underage account is closed',
    ...exactly(14, 'day'),
  },
  'favourite-emoji': { label: 'Favorite emoji', ...upTo(24, 'emoji'), text: 'up to 24' },
  'custom-emoji-file': { label: 'Custom emoji file size', ...upTo(256, 'KB') },
  'custom-emoji-side': { label: 'Custom emoji width and height', ...between(32, 128, 'px') },
  'custom-emoji-name': { label: 'Custom emoji name', ...between(2, 32, 'character') },
  'custom-emoji-batch': { label: 'Custom emoji added at once', ...upTo(20, 'file') },
  'guest-number': { label: 'Number after a guest nickname', ...exactly(4, 'digit') },
} as const satisfies Record<string, Limit>;

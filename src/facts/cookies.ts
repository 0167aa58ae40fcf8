import { accountLimits } from './limits/accounts';
import { privacyLimits } from './limits/privacy';
import type { PlanId } from './types';

/** Whether a cookie or key is needed for the product to work, or only with the reader's consent or for comfort. */
type StorageNeed = 'needed' | 'optional';

/** One cookie, or one key of the browser's local storage, that Rookery sets. */
export interface StoredItem {
  readonly kind: 'cookie' | 'local storage';
  /** The hosts or pages that set it, in words. A fragment. */
  readonly where: string;
  /** What it is for. One sentence. */
  readonly why: string;
  /** How long it stays. A fragment. */
  readonly kept: string;
  readonly need: StorageNeed;
  /** Whether it is set only after the reader agrees. */
  readonly consent: boolean;
  /** Flags of a cookie, in the order of the header. Empty for local storage. */
  readonly flags: readonly string[];
  /** What stops working without it. One sentence. */
  readonly without: string;
  /** How it differs when the chat stands inside another website. One sentence. */
  readonly inEmbed: string;
  /** The only plans whose chats set it; left out when all do. */
  readonly plans?: readonly PlanId[];
}

const productHosts = '`rookery.example`, `embed.rookery.example` and custom domains';
const untilCleared = 'until you clear it';
const ownJar = 'Kept apart for each website that shows the chat.';

/** Every cookie and local storage key of the product by its name. */
export const storedItems = {
  rk_session: {
    kind: 'cookie',
    where: productHosts,
    why: 'Keeps you signed in.',
    kept: `${accountLimits.session.max} days, or until the browser closes without **Keep me signed in**`,
    need: 'needed',
    consent: false,
    flags: ['HttpOnly', 'Secure', 'SameSite=Lax'],
    without: 'You cannot stay signed in; you can still talk as a guest where the chat lets guests talk.',
    inEmbed:
      'Set with `SameSite=None; Partitioned`, so each website that shows the chat has a sign-in of its own.',
  },
  rk_csrf: {
    kind: 'cookie',
    where: productHosts,
    why: 'Proves that a change comes from you and not from another website.',
    kept: 'until the browser closes',
    need: 'needed',
    consent: false,
    flags: ['Secure', 'SameSite=Lax'],
    without: 'Saving settings, signing in and signing out are refused.',
    inEmbed: 'Set with `SameSite=None; Partitioned`.',
  },
  rk_device: {
    kind: 'cookie',
    where: '`rookery.example` and custom domains',
    why: 'Marks a device that you chose to trust, so that it skips the two-factor code.',
    kept: accountLimits['remembered-device'].text,
    need: 'optional',
    consent: false,
    flags: ['HttpOnly', 'Secure', 'SameSite=Lax'],
    without: 'You are asked for a code at every sign-in.',
    inEmbed: 'Not set inside another website; the sign-in window uses the one of `rookery.example`.',
  },
  rk_guest: {
    kind: 'cookie',
    where: productHosts,
    why: 'Remembers your guest nickname and its number.',
    kept: accountLimits['guest-nickname-kept'].text,
    need: 'optional',
    consent: false,
    flags: ['HttpOnly', 'Secure', 'SameSite=Lax'],
    without: 'You choose a nickname and get a new number on every visit.',
    inEmbed: 'Set with `SameSite=None; Partitioned`; guests can talk without it.',
  },
  rk_lang: {
    kind: 'cookie',
    where: productHosts,
    why: 'Remembers the interface language that you chose.',
    kept: privacyLimits['cookie-language'].text,
    need: 'optional',
    consent: false,
    flags: ['Secure', 'SameSite=Lax'],
    without: 'The language of the browser, or the one the chat sets, is used.',
    inEmbed: 'Set with `SameSite=None; Partitioned`; `lang` in the embed code counts until you choose.',
  },
  rk_consent: {
    kind: 'cookie',
    where: productHosts,
    why: 'Remembers your answer to the question about advertising, yes or no.',
    kept: privacyLimits['cookie-consent'].text,
    need: 'needed',
    consent: false,
    flags: ['Secure', 'SameSite=Lax'],
    without: 'You are asked again on every visit to a Free chat, and nothing is personalised meanwhile.',
    inEmbed: 'Set with `SameSite=None; Partitioned`, so each website asks once.',
  },
  rk_ads: {
    kind: 'cookie',
    where: '`rookery.example`, in Free chats only',
    why: 'Lets the advertisement under the message box fit your interests and not repeat itself.',
    kept: privacyLimits['cookie-advertising'].text,
    need: 'optional',
    consent: true,
    flags: ['Secure', 'SameSite=None', 'Partitioned'],
    without: 'Nothing stops working: advertisements are shown without being personalised.',
    inEmbed: 'The same. Never set in adult chats or chats designed for teens.',
    plans: ['free'],
  },
  rk_theme: {
    kind: 'local storage',
    where: productHosts,
    why: 'Remembers the theme that you chose for yourself.',
    kept: untilCleared,
    need: 'optional',
    consent: false,
    flags: [],
    without: 'The theme of the chat is used.',
    inEmbed: ownJar,
  },
  rk_drafts: {
    kind: 'local storage',
    where: productHosts,
    why: 'Keeps a message that you started and have not sent.',
    kept: 'until you send or delete the text, or clear it',
    need: 'optional',
    consent: false,
    flags: [],
    without: 'An unsent message is gone when you reload or leave.',
    inEmbed: ownJar,
  },
  rk_volume: {
    kind: 'local storage',
    where: productHosts,
    why: 'Remembers how loud you set the radio and the sounds.',
    kept: untilCleared,
    need: 'optional',
    consent: false,
    flags: [],
    without: 'The volume starts at the default of the chat.',
    inEmbed: ownJar,
  },
} as const satisfies Record<string, StoredItem>;

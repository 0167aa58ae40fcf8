import { messageLimits } from './limits/messages';
import { moderationLimits } from './limits/moderation';
import type { Quantity } from './quantity';
import { heldStates } from './settings/pre-approve';

/** What a person reads on their own screen. `{chat}`, `{reason}` and the like stand for the real words. */
export interface Screen {
  /** Where it appears. A fragment. */
  readonly at: string;
  /** The first line, exactly as on the screen. */
  readonly title: string;
  /** The lines under it, exactly as on the screen. A line whose value is empty is left out. */
  readonly lines: readonly string[];
  /** What it never says. A fragment. */
  readonly never?: string;
}

/** The screens and lines that people see when something happens to them. */
export const screens = {
  mute: {
    at: 'Beside the message box',
    title: 'You are muted in {chat}',
    lines: ['Reason: {reason}', 'Time left: {time}'],
    never: 'who did it',
  },
  kick: {
    at: 'In place of the chat',
    title: 'You were removed from {chat}',
    lines: ['Reason: {reason}', 'You can come back in {time}'],
    never: 'who did it',
  },
  ban: {
    at: 'In place of the chat, on its page and in every embed',
    title: 'You are banned from {chat}',
    lines: ['Reason: {reason}', 'Until: {until}', '{appeal}'],
    never: 'who did it',
  },
  evasion: {
    at: 'Beside the message box',
    title: 'You can read but not talk yet',
    lines: ['Your connection looks like that of a banned person. Staff can let you in.'],
    never: 'who was banned',
  },
  waiting: { at: 'Under your own message, which is grey', title: heldStates.waiting.sender, lines: [] },
  'not-approved': {
    at: 'Under your own message, which is grey',
    title: heldStates.rejected.sender,
    lines: ['Reason: {reason}'],
    never: 'who refused it',
  },
  'not-approved-in-time': {
    at: 'Under your own message, which is grey',
    title: heldStates.dropped.sender,
    lines: [],
  },
  'slow-mode': { at: 'Beside the message box', title: 'Slow mode: you can send again in {time}', lines: [] },
  'send-pause': {
    at: 'Beside the message box',
    title: `Too many messages at once: wait ${messageLimits['send-pause'].text}`,
    lines: [],
  },
  'raid-guest': { at: 'Beside the message box', title: "Guests can't talk right now", lines: [] },
  'raid-new-member': { at: 'Beside the message box', title: 'New members can talk in {time}', lines: [] },
  'raid-start': { at: 'A line in the chat, for everybody', title: 'Raid mode is on', lines: [] },
  'raid-end': { at: 'A line in the chat, for everybody', title: 'Raid mode has ended', lines: [] },
  'filter-block': {
    at: 'Beside the message box, with what you wrote still in it',
    title: "This message wasn't sent",
    lines: ['It holds a word that this chat does not allow: {rule}'],
  },
  'filter-mute': {
    at: 'Beside the message box',
    title: 'You are muted in {chat}',
    lines: ['Reason: word filter', 'Time left: {time}'],
  },
  spam: {
    at: 'Beside the message box, with what you wrote still in it',
    title: "This message wasn't sent",
    lines: ['{why}'],
  },
  'chat-full': {
    at: 'In place of the chat',
    title: 'This chat is full',
    lines: ['{limit} people are here, as many as the chat has places for.', 'Wait for a place'],
  },
} as const satisfies Record<string, Screen>;

/** One letter of a duration: `30s`, `10m`, `2h`, `7d`. */
export interface DurationUnit {
  readonly label: string;
  readonly seconds: number;
  readonly example: string;
}

/** The letters of a duration, large to small. `perm` stands alone and means "until somebody lifts it". */
export const durationUnits = {
  d: { label: 'Days', seconds: 86_400, example: '7d' },
  h: { label: 'Hours', seconds: 3600, example: '2h' },
  m: { label: 'Minutes', seconds: 60, example: '10m' },
  s: { label: 'Seconds', seconds: 1, example: '30s' },
} as const satisfies Record<string, DurationUnit>;

/** A letter of a duration. */
export type DurationLetter = keyof typeof durationUnits;

/** What takes a duration, its bounds in seconds, and whether `perm` is allowed. */
export interface DurationUse {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly perm: boolean;
}

/** Bounds of a limit that is counted in minutes, in seconds. */
function boundsInSeconds({ min = 0, max = Number.POSITIVE_INFINITY }: Quantity): {
  min: number;
  max: number;
} {
  return { min: min * durationUnits.m.seconds, max: max * durationUnits.m.seconds };
}

/** The things that take a duration. Bounds are in seconds, both allowed. */
export const durationUses = {
  mute: { label: 'Mute', ...boundsInSeconds(moderationLimits['mute-length']), perm: true },
  ban: { label: 'Ban', ...boundsInSeconds(moderationLimits['ban-length']), perm: true },
  banip: { label: 'Ban of an IP tag', ...boundsInSeconds(moderationLimits['ip-ban-length']), perm: false },
  temprank: { label: 'Temporary rank', ...boundsInSeconds(moderationLimits['temprank-length']), perm: false },
  poll: { label: 'Poll', ...boundsInSeconds(messageLimits['poll-open']), perm: false },
} as const satisfies Record<string, DurationUse>;

/**
 * Reads a duration as typed in a command. Returns its seconds, `'perm'`, or nothing where it is not a duration.
 * Letters stand large to small, each once; capitals do not matter.
 */
export function parseDuration(typed: string): number | 'perm' | undefined {
  const text = typed.trim().toLowerCase();
  if (text === 'perm') return 'perm';
  const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(text);
  if (!parts || text === '') return undefined;
  const letters = Object.keys(durationUnits) as DurationLetter[];
  return letters.reduce(
    (sum, letter, index) => sum + Number(parts[index + 1] ?? 0) * durationUnits[letter].seconds,
    0,
  );
}

import { type DurationUse, durationUnits } from './durations';
import { messageLimits } from './limits/messages';
import { moderationLimits } from './limits/moderation';
import { planFeature } from './plans';
import { examples } from './product';
import type { Quantity } from './quantity';

/** What someone sees on their own screen. `{chat}`, `{reason}`, and the like are placeholders. */
export interface Screen {
  /** Where it appears. A fragment. */
  readonly at: string;
  /** The first line, exactly as on the screen. */
  readonly title: string;
  /** The lines below it, exactly as on the screen. A line without a value is left out. */
  readonly lines: readonly string[];
}

/** The screens and lines that people see when something happens to them. */
export const screens = {
  mute: {
    at: 'Next to the message box',
    title: 'You are muted in {chat}',
    lines: ['Reason: {reason}', 'Time left: {time}'],
  },
  kick: {
    at: 'In place of the chat',
    title: 'You were removed from {chat}',
    lines: ['Reason: {reason}', 'You can come back in {time}'],
  },
  ban: {
    at: 'In place of the chat',
    title: 'You are banned from {chat}',
    lines: ['Reason: {reason}', 'Until: {until}', '{appeal}'],
  },
  evasion: {
    at: 'Next to the message box',
    title: "You can read, but you can't post yet",
    lines: ['You seem to share a connection with someone who is banned. Staff can let you in.'],
  },
  waiting: { at: 'Under your grayed-out message', title: 'Waiting for approval', lines: [] },
  'not-approved': {
    at: 'Under your grayed-out message',
    title: 'Not approved',
    lines: ['Reason: {reason}'],
  },
  'raid-guest': { at: 'Next to the message box', title: "Guests can't talk right now", lines: [] },
  'raid-new-member': {
    at: 'Next to the message box',
    title: 'Raid mode is on: you can post in {time}',
    lines: [],
  },
  'filter-block': {
    at: 'Next to the message box',
    title: "This message wasn't sent",
    lines: ["It contains a word that this chat doesn't allow: {rule}"],
  },
  'filter-mute': {
    at: 'Next to the message box',
    title: 'You are muted in {chat}',
    lines: ['Reason: word filter', 'Time left: {time}'],
  },
  'chat-full': {
    at: 'In place of the chat',
    title: 'This chat is full',
    lines: ['All {limit} spots are taken.', 'Your place in line: {place}', 'Wait for a spot'],
  },
} as const satisfies Record<string, Screen>;

/** Examples of what the placeholders of screens stand for. */
const screenExamples: Readonly<Record<string, string>> = {
  chat: examples.chatName,
  reason: 'Spam',
  time: '52 seconds',
  until: 'October 3, 2026, 9:00 AM',
  appeal: 'To appeal, email mods@night-owls.example.',
  rule: 'spoiler',
  limit: planFeature('people-online', 'free').text,
  place: '4',
};

/** Returns a line of a screen as an example. */
export function exampleOf(line: string): string {
  return line.replace(/\{(\w+)\}/g, (placeholder, name) => screenExamples[name] ?? placeholder);
}

/** Returns the bounds of a limit in minutes as seconds. */
function boundsInSeconds({ min = 0, max = Number.POSITIVE_INFINITY }: Quantity): {
  min: number;
  max: number;
} {
  return { min: min * durationUnits.m.seconds, max: max * durationUnits.m.seconds };
}

/** The actions that take a duration. Bounds are in seconds, inclusive. */
export const durationUses = {
  mute: { label: 'Mute', ...boundsInSeconds(moderationLimits['mute-length']), perm: true },
  ban: { label: 'Ban', ...boundsInSeconds(moderationLimits['ban-length']), perm: true },
  banip: { label: 'IP tag ban', ...boundsInSeconds(moderationLimits['ip-ban-length']), perm: false },
  temprank: { label: 'Temporary rank', ...boundsInSeconds(moderationLimits['temprank-length']), perm: false },
  poll: { label: 'Poll', ...boundsInSeconds(messageLimits['poll-open']), perm: false },
} as const satisfies Record<string, DurationUse>;

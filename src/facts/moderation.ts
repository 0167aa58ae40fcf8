import type { ActionId } from './actions';
import { messageLimits } from './limits/messages';
import { moderationLimits } from './limits/moderation';
import type { Quantity } from './quantity';
import { heldStates } from './settings/pre-approve';
import type { PlanId, RankId } from './types';

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
  waiting: {
    at: 'Under your own message, which is grey',
    title: heldStates.waiting.sender,
    lines: [],
  },
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
  'slow-mode': {
    at: 'Beside the message box',
    title: 'Slow mode: you can send again in {time}',
    lines: [],
  },
  'send-pause': {
    at: 'Beside the message box',
    title: `Too many messages at once: wait ${messageLimits['send-pause'].text}`,
    lines: [],
  },
  'raid-guest': {
    at: 'Beside the message box',
    title: "Guests can't talk right now",
    lines: [],
  },
  'raid-new-member': {
    at: 'Beside the message box',
    title: 'New members can talk in {time}',
    lines: [],
  },
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

/** Id of a screen. */
type ScreenId = keyof typeof screens;

/** One step of the ladder of moderation tools, from the mildest to the strongest. */
export interface ModerationTool {
  readonly label: string;
  /** What it does to the person or the chat. A sentence. */
  readonly effect: string;
  /** How long it lasts. A fragment. */
  readonly lasts: string;
  /** The lowest rank that may use it. */
  readonly rank: RankId;
  /** What needs a higher rank. A fragment. */
  readonly rankNote?: string;
  readonly plan?: PlanId;
  /** Ids of the commands in `commands`, if there are any. */
  readonly commands: readonly string[];
  /** The way by menu. A fragment with labels in bold. */
  readonly menu: string;
  /** How to take it back. A sentence. */
  readonly undo: string;
  /** The screens the person sees, by id; empty where they are told nothing. */
  readonly screens: readonly ScreenId[];
  /** What the person sees, in words. A sentence. */
  readonly personSees: string;
  /** Who else notices. A sentence. */
  readonly noticed: string;
  /** The actions it leaves in the action log. */
  readonly logged: readonly ActionId[];
}

/** The ladder of moderation tools, from the mildest to the strongest. */
export const moderationTools = {
  delete: {
    label: 'Delete a message',
    effect: 'The message goes for everybody, with its files.',
    lasts: 'For good',
    rank: 'moderator',
    commands: ['clear'],
    menu: 'message menu **⋯** → **Delete**',
    undo: 'Not possible; a report keeps its copy.',
    screens: [],
    personSees: 'The message is gone; nobody tells them.',
    noticed: 'Everybody in the channel can see that the message is gone.',
    logged: ['message.delete', 'message.clear'],
  },
  'slow-mode': {
    label: 'Slow mode',
    effect: 'Everybody below Regular waits between two messages in the channel.',
    lasts: `Until it is switched off; ${moderationLimits['slow-mode'].text} between messages`,
    rank: 'moderator',
    commands: ['slow'],
    menu: '**☰** → **Staff** → **Slow mode**',
    undo: 'Type `/slow off`, or choose **Off** in the menu.',
    screens: ['slow-mode'],
    personSees: 'A countdown beside the message box; what they wrote is kept.',
    noticed: 'Everybody sees **Slow mode** and the seconds above the message box.',
    logged: ['slowmode.on', 'slowmode.off'],
  },
  hold: {
    label: 'Hold for approval',
    effect: 'Messages wait until staff approve them.',
    lasts: 'Until staff decide, or until the hold time is over',
    rank: 'moderator',
    rankNote: 'an Administrator switches it on in chat settings',
    plan: 'plus',
    commands: [],
    menu: '**☰** → **Staff** → **Waiting**',
    undo: 'Approve the message; a rejected one can be sent again by its author.',
    screens: ['waiting', 'not-approved', 'not-approved-in-time'],
    personSees: 'Their own message in grey, with its state.',
    noticed: 'Nobody but the author and the staff sees a held message.',
    logged: ['approval.approve', 'approval.reject'],
  },
  mute: {
    label: 'Mute',
    effect: 'The person can read but not take part.',
    lasts: `${moderationLimits['mute-length'].text}, or \`perm\``,
    rank: 'moderator',
    commands: ['mute', 'unmute'],
    menu: 'name menu → **Mute**',
    undo: 'Type `/unmute @NAME`, or choose **Unmute** in the name menu.',
    screens: ['mute'],
    personSees: 'That they cannot talk, the reason and the time left; not who did it.',
    noticed: 'Staff see it in the name menu; others are not told.',
    logged: ['member.mute', 'member.unmute'],
  },
  kick: {
    label: 'Kick',
    effect: 'The person is out at once and can come back a little later.',
    lasts: moderationLimits['kick-wait'].text,
    rank: 'moderator',
    commands: ['kick'],
    menu: 'name menu → **Kick**',
    undo: 'Nothing to undo: it ends by itself.',
    screens: ['kick'],
    personSees: 'That they were removed, the reason and a countdown.',
    noticed: 'Others see the person leave; they are not told why.',
    logged: ['member.kick'],
  },
  ban: {
    label: 'Ban',
    effect:
      'The chat, its embeds and all its channels stay shut to an account, or to the browser of a guest.',
    lasts: `${moderationLimits['ban-length'].text}, or \`perm\``,
    rank: 'moderator',
    rankNote: `${moderationLimits['moderator-ban-length'].text}; Administrator for longer and for every unban`,
    commands: ['ban', 'unban'],
    menu: 'name menu → **Ban**',
    undo: 'An Administrator types `/unban @NAME`, or lifts it in the **Ban list**.',
    screens: ['ban'],
    personSees: 'That they are banned, the reason, until when, and how to appeal if the chat allows it.',
    noticed: 'Others see the person leave; they are not told why.',
    logged: ['member.ban', 'member.unban'],
  },
  'ip-ban': {
    label: 'Ban an IP tag',
    effect: 'The chat stays shut to a connection, whoever uses it.',
    lasts: moderationLimits['ip-ban-length'].text,
    rank: 'administrator',
    commands: ['banip'],
    menu: 'name menu → **IP tag** → **Ban this tag**',
    undo: 'Lift it in the **Ban list**; there is no command for it.',
    screens: ['ban'],
    personSees: 'The same as with a ban.',
    noticed: 'Everybody on that connection is shut out: a school or a mobile carrier can be many people.',
    logged: ['ip.ban', 'ip.unban'],
  },
  raid: {
    label: 'Raid mode',
    effect: `Guests cannot talk, and new members wait ${moderationLimits['raid-wait'].text} before they can.`,
    lasts: `${moderationLimits['raid-length'].text}, then it ends by itself`,
    rank: 'administrator',
    commands: ['raid'],
    menu: '**☰** → **Staff** → **Raid mode**',
    undo: 'Type `/raid off`.',
    screens: ['raid-guest', 'raid-new-member', 'raid-start', 'raid-end'],
    personSees: 'Guests read that they cannot talk now; new members see a countdown.',
    noticed: 'A line in the chat tells everybody when it starts and when it ends.',
    logged: ['raid.on', 'raid.off'],
  },
} as const satisfies Record<string, ModerationTool>;

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
  mute: {
    label: 'Mute',
    ...boundsInSeconds(moderationLimits['mute-length']),
    perm: true,
  },
  ban: {
    label: 'Ban',
    ...boundsInSeconds(moderationLimits['ban-length']),
    perm: true,
  },
  banip: {
    label: 'Ban of an IP tag',
    ...boundsInSeconds(moderationLimits['ip-ban-length']),
    perm: false,
  },
  temprank: {
    label: 'Temporary rank',
    ...boundsInSeconds(moderationLimits['temprank-length']),
    perm: false,
  },
  poll: {
    label: 'Poll',
    ...boundsInSeconds(messageLimits['poll-open']),
    perm: false,
  },
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

/** What an IP tag is. */
export const ipTag = {
  example: 'ip-7f3c9a',
  is: 'One tag for each connection in each chat: two names on the same connection show the same tag.',
  differs: 'The same connection has another tag in every other chat.',
  kept: moderationLimits['ip-tag-kept'],
  shared: [
    'Schools and universities',
    'Families',
    'Offices',
    'Libraries and cafés',
    'Mobile carriers',
    'VPNs',
  ],
} as const;

/** What the word filter reads and what it does not. */
export const filterReads = {
  reads: ['Messages', 'Nicknames', 'Notices', 'Polls'],
  not: ['Direct messages', 'Pictures and other files', 'Radio'],
} as const;

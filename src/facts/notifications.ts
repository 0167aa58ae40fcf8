import { notifications } from './settings/notifications';
import type { RankId } from './types';

/** The four ways in which a notification can reach you. */
export type NotificationWayId = 'page' | 'sound' | 'push' | 'digest';

/** One way in which a notification can reach you. */
export interface NotificationWay {
  readonly label: string;
  /** What you see or hear. A sentence. */
  readonly is: string;
  /** Whether guests have it. */
  readonly guests: boolean;
  /** How it stands until you change it. A fragment. */
  readonly default: string;
  /** Whether quiet hours hold it back. */
  readonly quiet: boolean;
}

/** The ways, in the order of the matrix. */
export const notificationWays = {
  page: {
    label: 'In the page',
    is: 'The channel shows a number, and the message is marked.',
    guests: true,
    default: 'On',
    quiet: false,
  },
  sound: {
    label: 'Sound',
    is: 'The page plays a short sound, once you have clicked in it.',
    guests: true,
    default: 'On',
    quiet: true,
  },
  push: {
    label: 'Browser push',
    is: 'Your device shows a notification, even while the chat is closed.',
    guests: false,
    default: 'Off until you allow it in the browser',
    quiet: true,
  },
  digest: {
    label: 'E-mail digest',
    is: 'A mail lists what you missed.',
    guests: false,
    default: 'Off',
    quiet: false,
  },
} as const satisfies Record<NotificationWayId, NotificationWay>;

/** What one way does for one event: on from the start, once you switch the way on, or not at all. */
export type NotificationCell = 'on' | 'when-allowed' | 'when-chosen' | 'never';

/** How a cell of the matrix reads. */
export const notificationCells = {
  on: 'On',
  'when-allowed': 'Once you allow push',
  'when-chosen': 'If you choose a digest',
  never: 'Never',
} as const satisfies Record<NotificationCell, string>;

/** One event that can notify you. */
export interface NotificationEvent {
  readonly label: string;
  /** When it happens. A sentence. */
  readonly when: string;
  /** The smallest choice for a channel that lets it through; `always` where the channel's choice does not matter. */
  readonly channel: 'all' | 'mentions' | 'always';
  /** The lowest rank of the people it can reach, where not everyone. */
  readonly reaches?: RankId;
  readonly ways: Readonly<Record<NotificationWayId, NotificationCell>>;
}

const talk = { page: 'on', sound: 'on', push: 'when-allowed', digest: 'when-chosen' } as const;
const duty = { page: 'on', sound: 'on', push: 'when-allowed', digest: 'never' } as const;

/** Every event against every way, as it stands for a person who changed nothing. */
export const notificationEvents = {
  mention: {
    label: 'Mention',
    when: 'Somebody writes your `@name`.',
    channel: 'mentions',
    ways: talk,
  },
  reply: {
    label: 'Reply',
    when: 'Somebody replies to a message of yours.',
    channel: 'mentions',
    ways: talk,
  },
  'direct-message': {
    label: 'Direct message',
    when: 'Somebody writes to you directly.',
    channel: 'always',
    reaches: 'member',
    ways: talk,
  },
  keyword: {
    label: 'Keyword',
    when: 'Somebody writes one of your keywords.',
    channel: 'mentions',
    reaches: 'member',
    ways: talk,
  },
  here: {
    label: '`@here`',
    when: 'Staff call everybody who has the chat open.',
    channel: 'mentions',
    ways: { page: 'on', sound: 'on', push: 'when-allowed', digest: 'never' },
  },
  everyone: {
    label: '`@everyone`',
    when: 'An Administrator calls everybody who belongs to the chat.',
    channel: 'mentions',
    ways: talk,
  },
  message: {
    label: 'Any other message',
    when: 'Somebody writes in a channel that you set to **All**.',
    channel: 'all',
    ways: { page: 'on', sound: 'on', push: 'when-allowed', digest: 'never' },
  },
  report: {
    label: 'Report',
    when: 'Somebody reports a message of the chat.',
    channel: 'always',
    reaches: 'moderator',
    ways: duty,
  },
  'held-message': {
    label: 'Held message',
    when: 'A message waits for approval, while **Notify staff** is on.',
    channel: 'always',
    reaches: 'moderator',
    ways: duty,
  },
  reaction: {
    label: 'Reaction',
    when: 'Somebody reacts to a message of yours.',
    channel: 'always',
    ways: { page: 'never', sound: 'never', push: 'never', digest: 'never' },
  },
} as const satisfies Record<string, NotificationEvent>;

/** What you can choose for each channel. */
export const channelChoices = {
  all: { label: 'All', does: 'Every message in the channel notifies you.' },
  mentions: {
    label: 'Mentions',
    does: 'Mentions, replies, keywords, `@here` and `@everyone` notify you.',
  },
  nothing: { label: 'Nothing', does: 'Nothing in the channel notifies you; direct messages still do.' },
} as const satisfies Record<string, { label: string; does: string }>;

/** Id of a choice for a channel. */
export type ChannelChoiceId = keyof typeof channelChoices;

/** What every channel is set to until you change it. */
export const channelChoiceDefault: ChannelChoiceId = 'mentions';

/** How often the e-mail digest comes. */
export const digestChoices = {
  daily: { label: 'Daily', does: 'One mail each morning, if there is something to tell.' },
  weekly: { label: 'Weekly', does: 'One mail each Monday morning, if there is something to tell.' },
  off: { label: 'Off', does: 'No mail.' },
} as const satisfies Record<string, { label: string; does: string }>;

/** The digest choice until you change it. */
export const digestDefault: keyof typeof digestChoices = 'off';

/** Quiet hours: a daily time in which nothing sounds and nothing is pushed. */
export const quietHours = {
  default: 'Off',
  does: 'Between the two times you set, nothing sounds and nothing is pushed; the numbers in the page stay.',
  clock: 'your own time zone',
} as const;

/** The notification sounds in the order of the screen, with what each sounds like. */
export const notificationSounds = notifications.settings.sound.choices;

/** Name of a notification sound, as on the screen. */
export type NotificationSound = (typeof notificationSounds)[number]['label'];

/** The sound of a new chat. */
export const notificationSoundDefault: NotificationSound = notifications.settings.sound.default;

/** The words that call many people, and the lowest rank that may use each in a new chat. */
export const callWords = {
  here: { usage: '@here', calls: 'everybody who has the chat open', rank: 'moderator' },
  everyone: { usage: '@everyone', calls: 'everybody who belongs to the chat', rank: 'administrator' },
} as const satisfies Record<string, { usage: string; calls: string; rank: RankId }>;

import { notifications } from './settings/notifications';
import type { RankId } from './types';

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

import { type DurationUse, durationUnits } from './durations';
import { messageLimits } from './limits/messages';
import { moderationLimits } from './limits/moderation';
import type { Quantity } from './quantity';

/** What the author of a message that waits for approval sees below it. */
export const heldLabel = 'Waiting for approval';

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

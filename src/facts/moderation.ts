import { type DurationUse, durationUnits } from './durations';
import { limits } from './limits';
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
  mute: { label: 'Mute', ...boundsInSeconds(limits['mute-length']), perm: true },
  ban: { label: 'Ban', ...boundsInSeconds(limits['ban-length']), perm: true },
  banip: { label: 'IP tag ban', ...boundsInSeconds(limits['ip-ban-length']), perm: false },
  temprank: { label: 'Temporary rank', ...boundsInSeconds(limits['temprank-length']), perm: false },
  poll: { label: 'Poll', ...boundsInSeconds(limits['poll-open']), perm: false },
} as const satisfies Record<string, DurationUse>;

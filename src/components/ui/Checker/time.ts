import { formatDuration } from '@site/src/facts/quantity';

/** Formats a time in GMT, with its distance from the device's clock. The text names that clock, because it can be wrong. */
export function describeTime(seconds: number, now: number): string {
  const distance = formatDuration(Math.abs(seconds - now));
  const when = seconds > now ? `${distance} in the future` : `${distance} ago`;
  return `${new Date(seconds * 1000).toUTCString()}, ${when} by this device's clock`;
}

import { formatDuration } from '@site/src/facts/quantity';

/** Formats a Unix time in seconds. The text names the device's clock, because that clock can be wrong. */
export function formatTime(seconds: number, now: number): string {
  const distance = formatDuration(Math.abs(seconds - now));
  const when = seconds > now ? `${distance} in the future` : `${distance} ago`;
  return `${new Date(seconds * 1000).toUTCString()}, ${when} by this device's clock`;
}

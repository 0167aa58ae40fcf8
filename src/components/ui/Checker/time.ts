import { formatDuration } from '@site/src/text';

/** Formats a time in GMT, as servers write it, with its distance from the clock of the reader's device, which can be wrong. */
export function describeTime(seconds: number, now: number): string {
  const distance = formatDuration(Math.abs(seconds - now));
  const when = seconds > now ? `${distance} in the future` : `${distance} ago`;
  return `${new Date(seconds * 1000).toUTCString()}, ${when} by this device's clock`;
}

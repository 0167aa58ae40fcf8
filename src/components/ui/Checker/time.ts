import { formatDuration } from '@site/src/text';

/** Formats a time in GMT, as servers write it, and on the reader's clock if that differs. */
function formatTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  const local = date.toLocaleTimeString('en-US', { timeZoneName: 'short' });
  return date.getTimezoneOffset() === 0 ? date.toUTCString() : `${date.toUTCString()} (${local})`;
}

/** Formats a time with its distance from the clock of the reader's device, which can be wrong. */
export function describeTime(seconds: number, now: number): string {
  const distance = formatDuration(Math.abs(seconds - now));
  const where = seconds > now ? `${distance} in the future` : `${distance} ago`;
  return `${formatTime(seconds)}, ${where} by this device's clock, which says ${formatTime(now)}`;
}

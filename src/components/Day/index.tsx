import type { ReactNode } from 'react';

// One language and one time zone, so that the page says the same on every machine that builds or shows it.
const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words, "20 November 2026", that machines can read as well. Takes it as `2026-11-20`. */
export default function Day({ children: day }: { children: string }): ReactNode {
  return <time dateTime={day}>{inWords.format(new Date(day))}</time>;
}

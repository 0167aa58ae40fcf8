import type { ReactNode } from 'react';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day in words, "20 November 2026", that machines can read as well. Takes it as `2026-11-20`. */
export default function Day({ children: day }: { children: string }): ReactNode {
  // Not by the browser's calendar of all languages: loading that would be the longest work of the whole page.
  const [year, month, date] = day.split('-').map(Number);
  return <time dateTime={day}>{`${date} ${months[(month ?? 0) - 1]} ${year}`}</time>;
}

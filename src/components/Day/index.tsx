import type { ReactNode } from 'react';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Shows a day such as `2026-11-20` in words: "20 November 2026". */
export default function Day({ children: day }: { readonly children: string }): ReactNode {
  // Not by `Intl`, whose data takes a phone longer to load than the page.
  const [year, month, date] = day.split('-').map(Number);
  return <time dateTime={day}>{`${date} ${months[(month ?? 0) - 1]} ${year}`}</time>;
}

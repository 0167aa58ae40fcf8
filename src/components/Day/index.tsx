import type { ReactNode } from 'react';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Shows a day such as `2026-11-20` in words: "November 20, 2026". */
export default function Day({ children: day }: { readonly children: string }): ReactNode {
  // It doesn't use `Intl`, because loading its data takes a phone longer than showing the page.
  const [year, month, date] = day.split('-').map(Number);
  return <time dateTime={day}>{`${months[(month ?? 0) - 1]} ${date}, ${year}`}</time>;
}

import Day from '@site/src/components/Day';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

// In place of the original, which writes the month short and before the day, as this site writes no date.
/** When the page was last changed. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  return (
    lastUpdatedAt && (
      <span className="theme-last-updated">
        Last updated on <Day>{new Date(lastUpdatedAt).toISOString().slice(0, 10)}</Day>
      </span>
    )
  );
}

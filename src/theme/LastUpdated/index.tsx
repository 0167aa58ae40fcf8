import Day from '@site/src/components/Day';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

// Replaced because the original abbreviates the month, unlike the other dates on this site.
/** Shows the day on which the page was last changed. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  return (
    lastUpdatedAt && (
      <span className="theme-last-updated">
        Last updated on <Day>{new Date(lastUpdatedAt).toISOString().slice(0, 10)}</Day>
      </span>
    )
  );
}

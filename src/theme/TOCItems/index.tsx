import type { Props } from '@theme/TOCItems';
import TOCItems from '@theme-original/TOCItems';
import type { ReactNode } from 'react';

/**
 * A list of headings. Wrapped to mark the current heading in the folded list, too. That list needs a class that the column doesn't have,
 * because the theme marks only the first of all links with the class.
 */
export default function TOCItemsWrapper(props: Props): ReactNode {
  return (
    <TOCItems
      linkClassName="table-of-contents__link rk-folded-toc-link"
      linkActiveClassName="table-of-contents__link--active"
      {...props}
    />
  );
}

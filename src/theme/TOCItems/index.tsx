import type { Props } from '@theme/TOCItems';
import TOCItems from '@theme-original/TOCItems';
import type { ReactNode } from 'react';

// Wrapped because the theme marks the open heading only in the list next to the text, which names its own classes.
export default function TOCItemsWrapper(props: Props): ReactNode {
  return (
    <TOCItems
      linkClassName="table-of-contents__link in-bar"
      linkActiveClassName="table-of-contents__link--active"
      {...props}
    />
  );
}

import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';

/** Wrapped because Firefox's reader view chooses the article by classes and ids. Without these, it would show a long code sample. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <div className="article" id="article">
      <Content {...props} />
    </div>
  );
}

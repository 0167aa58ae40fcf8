import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';

/** Wrapped because Firefox's reader view finds the article by class and id. Without these, it would show a long code sample instead. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <div className="article" id="article">
      <Content {...props} />
    </div>
  );
}

import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';

/** Wrapped because reader modes find the article by class and id. Without these, they'd show a long code sample instead. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <div className="article" id="article">
      <Content {...props} />
    </div>
  );
}

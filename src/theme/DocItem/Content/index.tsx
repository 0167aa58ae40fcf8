import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';

// Wrapped because reader views look for the text by class and id. Without them, they'd show a long sample as the page.
export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <div className="article" id="article">
      <Content {...props} />
    </div>
  );
}

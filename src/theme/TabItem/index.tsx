import type { Props } from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import type { ReactNode } from 'react';

// Wrapped to show a tab's label above its content where all tabs are shown one below the other: on paper and in Markdown.
export default function TabItemWrapper({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label" data-search="ignore">
        <strong>{props.label ?? props.value}</strong>
      </p>
      {children}
    </TabItem>
  );
}

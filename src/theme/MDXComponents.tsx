import type { Props as TabItemProps } from '@theme/TabItem';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';
import { useScrollGroup } from '../components/ui/useScrollGroup';

/** A table that scrolls if it's too wide. */
function ScrollingTable(table: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll" {...useScrollGroup<HTMLDivElement>(table['aria-label'] ?? 'Table')}>
      <table {...table} />
    </div>
  );
}

/** A tab with its label above its content, for paper, Markdown, and readers without scripts. */
function LabeledTabItem({ children, ...props }: TabItemProps): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label" data-search="ignore">
        <strong>{props.label ?? props.value}</strong>
      </p>
      {children}
    </TabItem>
  );
}

// Wrapped so that pages use tabs without importing them, and wide tables scroll.
export default {
  ...MDXComponents,
  Tabs,
  TabItem: LabeledTabItem,
  table: ScrollingTable,
  // Without the theme's animation, so that a link to something inside opens it.
  NativeDetails: 'details',
};

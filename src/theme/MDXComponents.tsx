import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';
import { useScrollGroup } from '../components/shared/useScrollGroup';

/** A table that scrolls if it's too wide. */
function ScrollingTable(table: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll" {...useScrollGroup<HTMLDivElement>(table['aria-label'] ?? 'Table')}>
      <table {...table} />
    </div>
  );
}

// Wrapped so that pages use tabs without importing them, and wide tables scroll.
export default { ...MDXComponents, Tabs, TabItem, table: ScrollingTable };

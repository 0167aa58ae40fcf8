import useBrokenLinks from '@docusaurus/useBrokenLinks';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';

/** A table that scrolls on a narrow screen. It can be focused, so that the keyboard scrolls it, too. */
function ScrollingTable({ 'aria-label': label = 'Table', ...table }: ComponentProps<'table'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the parts of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the hidden columns cannot be reached by keyboard
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table {...table} />
    </div>
  );
}

/** A table row whose id the check for broken links knows. */
function TableRow(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}

// Wrapped so that pages use tabs without importing them, link to the rows of tables, and scroll wide ones.
export default { ...MDXComponents, Tabs, TabItem, table: ScrollingTable, tr: TableRow };

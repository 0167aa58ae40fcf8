import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useIsScrollable } from '@site/src/components/ui/useIsScrollable';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import { type ComponentProps, createElement, type ReactNode } from 'react';

/** A table that scrolls if it's too wide. The wrapper is a focusable, named group then: Safari focuses no scroller itself (WCAG 2.1.1). */
function ScrollingTable(table: ComponentProps<'table'>): ReactNode {
  const { ref, isScrollable } = useIsScrollable<HTMLDivElement>();
  const group = { role: 'group', 'aria-label': `${table['aria-label'] ?? 'Table'}, scrollable`, tabIndex: 0 };
  return (
    <div className="rk-table-scroll" ref={ref} data-scrollable={isScrollable} {...(isScrollable && group)}>
      <table {...table} />
    </div>
  );
}

/**
 * Returns a component that tells Docusaurus's check of broken anchors the id of its element. Only the build collects anchors.
 * Browsers get the plain element, which renders the same HTML, because a page can have hundreds.
 */
function withCollectedAnchor<Tag extends 'div' | 'tr'>(tag: Tag) {
  if (ExecutionEnvironment.canUseDOM) return tag;
  return function Anchor(props: ComponentProps<Tag>): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    return createElement(tag, props);
  };
}

/** Wrapped to add tabs that pages needn't import, scrolling tables, and anchors on `div` and `tr`. */
export default {
  ...MDXComponents,
  Tabs,
  TabItem,
  table: ScrollingTable,
  div: withCollectedAnchor('div'),
  tr: withCollectedAnchor('tr'),
};

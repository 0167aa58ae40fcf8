import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useIsScrollable } from '@site/src/components/ui/useIsScrollable';
import type { Props as TabItemProps } from '@theme/TabItem';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import { type ComponentProps, createElement, type ReactNode } from 'react';

/** A table that scrolls if it's too wide. The wrapper is a focusable, named group then, so that the keyboard can scroll it. */
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
function withCollectedAnchor<Tag extends 'div' | 'span' | 'tr'>(tag: Tag) {
  if (ExecutionEnvironment.canUseDOM) return tag;
  return function Anchor(props: ComponentProps<Tag>): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    return createElement(tag, props);
  };
}

/** A link that opens in the same tab, even if it leads to another site, so that Back works. */
function MDXLink(link: ComponentProps<'a'>): ReactNode {
  return <MDXComponents.a target={isInternalUrl(link.href) ? undefined : '_self'} {...link} />;
}

/** A tab panel with its label, for print, the Markdown export, and browsers without JavaScript. */
function LabeledTabItem({ children, ...props }: TabItemProps): ReactNode {
  return (
    <TabItem {...props}>
      <p className="rk-tab-label" data-search="ignore">
        <strong>{props.label ?? props.value}</strong>
      </p>
      {children}
    </TabItem>
  );
}

/** Wrapped to add tabs that pages needn't import, scrolling tables, links in the same tab, and anchors on `div`, `span`, and `tr`. */
export default {
  ...MDXComponents,
  a: MDXLink,
  Tabs,
  TabItem: LabeledTabItem,
  table: ScrollingTable,
  div: withCollectedAnchor('div'),
  span: withCollectedAnchor('span'),
  tr: withCollectedAnchor('tr'),
};

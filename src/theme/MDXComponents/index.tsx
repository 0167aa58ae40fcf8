import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props as TabItemProps } from '@theme/TabItem';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import { type ComponentProps, createElement, type ReactNode, useCallback, useState } from 'react';

/** A table that scrolls while it's too wide. The keyboard can scroll it, too, as a group with a name that gets the focus. */
function ScrollingTable(table: ComponentProps<'table'>): ReactNode {
  const [isScrollable, setIsScrollable] = useState(false);
  const observe = useCallback((box: HTMLElement | null) => {
    const observer = new ResizeObserver(() =>
      setIsScrollable(box !== null && box.scrollWidth > box.clientWidth),
    );
    if (box) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const group = { role: 'group', 'aria-label': `${table['aria-label'] ?? 'Table'}, scrollable`, tabIndex: 0 };
  return (
    <div className="table-scroll" ref={observe} {...(isScrollable && group)}>
      <table {...table} />
    </div>
  );
}

/**
 * Returns a component for an element to which links can lead. Docusaurus warns of links to ids that it doesn't know. Only the build
 * collects ids, so browsers get the plain element: a page can have hundreds.
 */
function withAnchor<Tag extends 'div' | 'span' | 'tr'>(tag: Tag) {
  if (ExecutionEnvironment.canUseDOM) {
    return tag;
  }
  return function Anchor(props: ComponentProps<Tag>): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    return createElement(tag, props);
  };
}

/** A link. It opens in the same tab, also if it leads to another site or calls a number. */
function MDXLink(link: ComponentProps<'a'>): ReactNode {
  return <MDXComponents.a {...link} target={isInternalUrl(link.href) ? undefined : '_self'} />;
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

// Wrapped so that pages use tabs without importing them, wide tables scroll, links open no tab, and lead to any element with an id.
export default {
  ...MDXComponents,
  a: MDXLink,
  Tabs,
  TabItem: LabeledTabItem,
  table: ScrollingTable,
  div: withAnchor('div'),
  span: withAnchor('span'),
  tr: withAnchor('tr'),
};

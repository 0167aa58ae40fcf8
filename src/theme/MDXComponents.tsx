import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

/** A table that scrolls if it's too wide. The keyboard can then scroll it, too. */
function ScrollingTable(table: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setScrolls(entry !== undefined && entry.target.scrollWidth > entry.target.clientWidth);
    });
    if (box.current) {
      observer.observe(box.current);
    }
    return () => observer.disconnect();
  }, []);

  const group = scrolls && { role: 'group', 'aria-label': `${table['aria-label']}, scrollable`, tabIndex: 0 };
  return (
    <div ref={box} className="table-scroll" {...group}>
      <table {...table} />
    </div>
  );
}

// Wrapped so that pages use tabs without importing them, and wide tables scroll.
export default { ...MDXComponents, Tabs, TabItem, table: ScrollingTable };

import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { sections } from '@site/src/sections';
import type { Props } from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import { type ReactNode, useMemo } from 'react';

// Wrapped to show the section's name above its pages, with a link to its overview.
export default function DocSidebarWrapper(props: Props): ReactNode {
  const name = useDocsSidebar()?.name;
  // Memoized, because the theme renders all items again when it gets another list.
  const sidebar = useMemo(() => {
    const section = sections.find(({ sidebar }) => sidebar === name);
    if (!section) {
      return props.sidebar;
    }
    const { icon, title: label, overview: href } = section;
    const className = `sidebar-section icon--${icon}`;
    return [{ type: 'link', className, label, href } as const, ...props.sidebar];
  }, [name, props.sidebar]);
  return <DocSidebar {...props} sidebar={sidebar} />;
}

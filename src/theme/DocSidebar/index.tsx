import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { sections } from '@site/src/sections';
import type { Props } from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import type { ReactNode } from 'react';

// Wrapped to show the section's name above its pages, with a link to its overview.
export default function DocSidebarWrapper(props: Props): ReactNode {
  const name = useDocsSidebar()?.name;
  const section = sections.find(({ sidebar }) => sidebar === name);
  if (!section) {
    return <DocSidebar {...props} />;
  }
  const { title: label, overview: href } = section;
  const link = { type: 'link', className: 'sidebar-section', label, href } as const;
  return <DocSidebar {...props} sidebar={[link, ...props.sidebar]} />;
}

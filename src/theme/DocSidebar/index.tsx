import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import { sections } from '@site/src/sections';
import type { Props } from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import type { ReactNode } from 'react';

// Wrapped to show the section's name above its pages, with a link to its overview. In the menu of a phone, only the group of
// the open page is unfolded.
export default function DocSidebarWrapper(props: Props): ReactNode {
  const name = useDocsSidebar()?.name;
  const collapsed = useWindowSize() === 'mobile';
  const section = sections.find(({ sidebar }) => sidebar === name);
  if (!section) {
    return <DocSidebar {...props} />;
  }
  const { title: label, overview: href } = section;
  const link = { type: 'link', className: 'sidebar-section', label, href } as const;
  const items = props.sidebar.map((item) => (item.type === 'category' ? { ...item, collapsed } : item));
  return <DocSidebar {...props} sidebar={[link, ...items]} />;
}

import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import type { ReactNode } from 'react';

// Wrapped to make the list of headings a landmark, which screen readers can list.
export default function DocItemTOCDesktopWrapper(): ReactNode {
  return (
    <nav className="headings" aria-label="On this page">
      <DocItemTOCDesktop />
    </nav>
  );
}

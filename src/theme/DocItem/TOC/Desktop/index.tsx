import TOC from '@theme-original/DocItem/TOC/Desktop';
import type { ReactNode } from 'react';

// Wrapped to make the list a landmark, in a box that isn't drawn, because the list sticks to the one around it.
export default function DocItemTOCDesktopWrapper(): ReactNode {
  return (
    <nav aria-label="On this page" style={{ display: 'contents' }}>
      <TOC />
    </nav>
  );
}

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Popup from '@site/src/components/ui/Popup';
import TOCItems from '@theme/TOCItems';
import type { ReactNode } from 'react';

// Replaced because the original moves the text when it opens, and doesn't close when a heading is chosen.
export default function DocItemTOCMobile(): ReactNode {
  const { frontMatter, toc } = useDoc();
  const { hash } = useLocation();
  return (
    <Popup key={hash} className="theme-doc-toc-mobile" data-search="ignore">
      <summary>On this page</summary>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </Popup>
  );
}

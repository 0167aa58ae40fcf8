import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import LeavePage from '@site/src/components/LeavePage';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';

/** Marks the current endpoint in the sidebar, as the theme marks the current heading in the list of headings. */
const sidebarHighlight = {
  linkClassName: 'menu__link',
  linkActiveClassName: 'rk-current-endpoint',
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};

/**
 * A page of the docs. Ejected to put the breadcrumbs and the folded list of headings into one row, and to add a link with which
 * readers leave the safety pages quickly.
 */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, toc } = useDoc();
  const windowSize = useWindowSize();
  const hasToc = toc.length > 0;
  // Only where the sidebar has endpoints, because it works at each scroll.
  useTOCHighlight(/^organizations\/api\//.test(metadata.id) ? sidebarHighlight : undefined);
  return (
    <>
      {metadata.frontMatter.safety === true && <LeavePage />}
      <div className="rk-doc">
        <ContentVisibility metadata={metadata} />
        <article>
          <div className="rk-doc-bar">
            <DocBreadcrumbs />
            {hasToc && <DocItemTOCMobile />}
          </div>
          {/* Firefox's reader view chooses the article by classes and ids. Without these, it would show a long code sample. */}
          <div className="article" id="article">
            <DocItemContent>{children}</DocItemContent>
          </div>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
        {hasToc && windowSize !== 'mobile' && <DocItemTOCDesktop />}
      </div>
    </>
  );
}

import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import PageTools from '@site/src/components/PageTools';
import { sections } from '@site/src/sections';
import type { Props } from '@theme/DocItem/Content';
import TOCItems from '@theme/TOCItems';
import DocItemContent from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';

// Wrapped to offer the page as Markdown, above its title for readers and in its head for programs, to put the list of
// contents after the title where there's no room next to the text, and the icon of a section next to the title of its
// overview. The list isn't the theme's because that one needs scripts.
export default function DocItemContentWrapper({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { hash } = useLocation();
  const markdown = `${metadata.permalink}.md`;
  const section = sections.find(({ overview }) => overview === metadata.permalink);
  // The list of contents is closed again once a heading is chosen.
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <PageTools markdown={markdown} />
      {section && <span className={`icon icon--tile icon--${section.icon}`} />}
      <DocItemContent>
        {!frontMatter.hide_table_of_contents && toc.length > 0 && (
          <details key={hash} className="theme-doc-toc-mobile" data-search="ignore">
            <summary>On this page</summary>
            <TOCItems
              toc={toc}
              minHeadingLevel={frontMatter.toc_min_heading_level}
              maxHeadingLevel={frontMatter.toc_max_heading_level}
            />
          </details>
        )}
        {children}
      </DocItemContent>
    </>
  );
}

import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import PageTools from '@site/src/components/PageTools';
import type { Props } from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import MobileContents from '@theme-original/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';

// Wrapped to offer the page as Markdown, above its title for readers and in its head for programs, and to put a phone's
// list of contents after the title.
export default function DocItemContentWrapper({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { hash } = useLocation();
  const markdown = `${metadata.permalink}.md`;
  // The list of contents is closed again once a heading is chosen.
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <PageTools markdown={markdown} />
      <DocItemContent>
        {!frontMatter.hide_table_of_contents && toc.length > 0 && <MobileContents key={hash} />}
        {children}
      </DocItemContent>
    </>
  );
}

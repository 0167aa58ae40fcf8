import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageTools from '@site/src/components/PageTools';
import type { Props } from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';

// Wrapped to offer the page as Markdown, above its title for readers and in its head for programs.
export default function DocItemContentWrapper(props: Props): ReactNode {
  const { permalink } = useDoc().metadata;
  const markdown = `${permalink}.md`;
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <PageTools markdown={markdown} />
      <DocItemContent {...props} />
    </>
  );
}

import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageTools from '@site/src/components/PageTools';
import { sections } from '@site/src/sections';
import type { Props } from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';

// Wrapped to offer the page as Markdown, above its title for readers and in its head for programs, and to put the icon of a
// section next to the title of its overview.
export default function DocItemContentWrapper(props: Props): ReactNode {
  const { permalink } = useDoc().metadata;
  const markdown = `${permalink}.md`;
  const section = sections.find(({ overview }) => overview === permalink);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <PageTools markdown={markdown} />
      {section && <span className={`icon icon--tile icon--${section.icon}`} />}
      <DocItemContent {...props} />
    </>
  );
}

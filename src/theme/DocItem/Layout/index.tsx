import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import LeavePage from '@site/src/components/LeavePage';
import type { FrontMatter } from '@site/src/content/frontMatterFields';
import type { Props } from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';
import type { ReactNode } from 'react';

/**
 * A page of the docs. Wrapped to add a link to safety pages, before the text, with which readers leave them quickly, and to name the
 * tab and the entry in the history by `title_meta`, which Docusaurus knows only in blogs.
 */
export default function DocItemLayoutWrapper(props: Props): ReactNode {
  const { safety, title_meta: tabTitle } = useDoc().metadata.frontMatter as FrontMatter;
  return (
    <>
      {tabTitle && <PageMetadata title={tabTitle} />}
      {safety && <LeavePage />}
      <Layout {...props} />
    </>
  );
}

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import LeavePage from '@site/src/components/LeavePage';
import type { FrontMatter } from '@site/src/content/frontMatterFields';
import type { Props } from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';
import type { ReactNode } from 'react';

/** A page of the docs. Wrapped to add a link to safety pages, before the text, with which readers leave them quickly. */
export default function DocItemLayoutWrapper(props: Props): ReactNode {
  const { safety } = useDoc().metadata.frontMatter as FrontMatter;
  return (
    <>
      {safety && <LeavePage />}
      <Layout {...props} />
    </>
  );
}

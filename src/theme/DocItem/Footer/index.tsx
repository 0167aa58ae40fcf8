import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Day from '@site/src/components/Day';
import PageTools from '@site/src/components/PageTools';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

// Wrapped to offer the page as Markdown, and to say when it was compared with other products.
export default function DocItemFooterWrapper(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { reviewed } = frontMatter as { reviewed?: string };
  return (
    <div className={styles.foot} data-search="ignore">
      <PageTools markdown={`${metadata.permalink}.md`} foot />
      <DocItemFooter />
      {reviewed && (
        <p className={styles.reviewed}>
          This page was last checked against the browsers and services it describes on <Day>{reviewed}</Day>.
        </p>
      )}
    </div>
  );
}

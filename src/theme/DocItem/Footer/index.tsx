import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import shared from '@site/src/components/ui/styles.module.css';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

// Wrapped to name the page's Markdown for programs, and to say when the page was compared with other products.
export default function DocItemFooterWrapper(): ReactNode {
  const { permalink, frontMatter } = useDoc().metadata;
  // A day in the front matter is the start of it here, unless it has quotation marks.
  const { reviewed } = frontMatter as { reviewed?: string };
  return (
    <div className={shared.notOnPaper} data-search="ignore">
      <Head>
        <link rel="alternate" type="text/markdown" href={`${permalink}.md`} />
      </Head>
      <DocItemFooter />
      {reviewed && (
        <p className={shared.hint}>
          This page was last checked against the browsers and services it describes on{' '}
          <time dateTime={reviewed.slice(0, 10)}>
            {new Date(reviewed).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          .
        </p>
      )}
    </div>
  );
}

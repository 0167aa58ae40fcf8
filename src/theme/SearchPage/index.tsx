import Head from '@docusaurus/Head';
import SearchPage from '@theme-original/SearchPage';
import type { ReactNode } from 'react';

// Wrapped because the original has its instruction to search engines under a name (`property`) that they do not read.
export default function SearchPageWrapper(): ReactNode {
  return (
    <>
      <SearchPage />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
    </>
  );
}

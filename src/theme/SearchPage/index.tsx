import Head from '@docusaurus/Head';
import { Redirect, useLocation } from '@docusaurus/router';
import OriginalSearchPage from '@theme-original/SearchPage';
import type { ReactNode } from 'react';

// Wrapped, because the package links to `/search/`, which isn't the page's address, and asks search engines not to list the
// page in a way that they don't know.
/** The search package's page. */
export default function SearchPage(): ReactNode {
  const { pathname, search } = useLocation();
  if (pathname.endsWith('/')) {
    return <Redirect to={`/search${search}`} />;
  }
  return (
    <>
      <OriginalSearchPage />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
    </>
  );
}

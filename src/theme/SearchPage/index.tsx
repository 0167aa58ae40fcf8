import Head from '@docusaurus/Head';
import { Redirect, useLocation } from '@docusaurus/router';
import OriginalSearchPage from '@theme-original/SearchPage';
import { type ReactNode, useEffect } from 'react';

// Wrapped, because the package links to `/search/`, which isn't the page's address, asks search engines not to list the page
// in a way that they don't know, and doesn't say which part of the page is the main one.
/** The search package's page. */
export default function SearchPage(): ReactNode {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: At the other address there's no such part.
  useEffect(() => document.querySelector('.main-wrapper')?.setAttribute('role', 'main'), [pathname]);

  if (pathname.endsWith('/')) {
    return <Redirect to={pathname.slice(0, -1) + search} />;
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

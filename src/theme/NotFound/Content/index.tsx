import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchPath } from '@site/src/search/searchPath';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Extracts the words from the last part of a path that has any. */
function wordsOf(path: string): string {
  const parts = decodeURIComponent(path).split('/');
  const name = parts.findLast((part) => /[\p{L}\p{N}]/u.test(part))?.replace(/\.\w+$/, '');
  return name?.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? '';
}

// Ejected because the original has no title inside the docs, can be indexed, and has no links to other pages.
export default function NotFoundContent({ className }: Props): ReactNode {
  // The build writes one file for all missing pages, so the address is only known in the browser.
  const words = useIsBrowser() ? wordsOf(window.location.pathname) : '';
  return (
    <main id="missing-page" className={clsx('container alone margin-vert--lg', className)}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p>
        <img src={useBaseUrl('/img/not-found.svg')} alt="" width={240} height={72} />
      </p>
      <h1>Page not found</h1>
      <p>
        There's no page at this address. Check it for typing mistakes, including capital letters, or search
        for the page.
      </p>
      <p className="links">
        {words && (
          <Link className="button button--primary" to={searchPath(words)}>
            {`Search for “${words}”`}
          </Link>
        )}
        <Link to="/home">All pages, with an A–Z index</Link>
        <Link to="/faq">FAQ</Link>
        <Link to="/">Home page</Link>
      </p>
    </main>
  );
}

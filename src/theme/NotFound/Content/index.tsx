import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchPath } from '@site/src/search/searchPath';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Picture from './picture.svg';

/** Extracts the words of the last segment of a path that has any: `slow mod` from `/chat-features/slow-mod.html`. */
function extractWords(path: string): string {
  const segments = decodeURIComponent(path).split('/');
  const last = segments.findLast((segment) => /[\p{L}\p{N}]/u.test(segment));
  const words = last?.replace(/\.\w+$/, '').match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? '';
}

/** The not-found page. Ejected because the original sets no document title in the docs, can be indexed, and links to no other page. */
export default function NotFoundContent({ className }: Props): ReactNode {
  // The build renders one file for all missing pages, so only the browser knows the path.
  const words = useIsBrowser() ? extractWords(window.location.pathname) : '';
  return (
    <main id="missing-page" className={clsx('container rk-standalone margin-vert--lg', className)}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p>
        <Picture aria-hidden="true" />
      </p>
      <h1>Page not found</h1>
      <p>
        There's no page at this address. Check it for typing mistakes, including capital letters, or search
        for the page.
      </p>
      <p className="rk-link-row">
        {words && (
          <Link className="button button--primary" to={searchPath(words)}>
            {`Search for “${words}”`}
          </Link>
        )}
        <Link to="/home">Site index</Link>
        <Link to="/faq">FAQ</Link>
        <Link to="/">Home page</Link>
      </p>
    </main>
  );
}

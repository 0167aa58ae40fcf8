import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { pathsLike, wordsOf } from './nearestPages';
import styles from './styles.module.css';

/** The name of a page as its address spells it: `/chat-features/slow-mode` is "Slow mode". */
function nameOf(path: string): string {
  const words = wordsOf(path.split('/').at(-1) ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// In place of the original, which has no title of its own inside the docs, may be indexed, and offers no way on.
/** What a reader sees at an address without a page: a search for its words, the pages that come close, the ways on. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  const { pathname } = useLocation();
  const docs = useDocsData(undefined).versions[0]?.docs;
  // The server does not know the address when it writes the one file for all missing pages, so the words come later.
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(pathname), [pathname]);
  const near =
    address && docs
      ? pathsLike(
          address,
          docs.filter(({ unlisted }) => !unlisted).map(({ path }) => path),
        )
      : [];

  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.content}>
        <h1>Page not found</h1>
        <p>
          There is no page at this address
          {address && (
            <>
              {' '}
              (<code>{address}</code>)
            </>
          )}
          . It may have moved, or a letter may be wrong. Capital letters count.
        </p>
        <form action="/search" className={styles.form}>
          <label htmlFor="missing-page" className={styles.label}>
            Search the docs for it
          </label>
          <div className={styles.row}>
            <input
              key={address}
              id="missing-page"
              className={styles.input}
              name="q"
              type="search"
              defaultValue={wordsOf(address)}
            />
            <button type="submit" className="button button--primary">
              Search
            </button>
          </div>
        </form>
        {near.length > 0 && (
          <>
            <h2>Pages that come close</h2>
            <ul>
              {near.map((path) => (
                <li key={path}>
                  <Link to={path}>{nameOf(path)}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>Other ways on</h2>
        <ul>
          <li>
            <Link to="/home">All pages</Link>, with an A–Z of the words people use
          </li>
          <li>
            <Link to="/faq">Questions and answers</Link>
          </li>
          <li>
            <Link to="/">The front page</Link>
          </li>
        </ul>
        <p>Addresses of the old wiki lead to their new pages by themselves.</p>
      </div>
    </main>
  );
}

import Head from '@docusaurus/Head';
import { useDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Sections from '@site/src/components/Sections';
import LinkList from '@site/src/components/shared/LinkList';
import shared from '@site/src/components/shared/styles.module.css';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { pathsLike, wordsOf } from './nearestPages';
import styles from './styles.module.css';

const moreLinks = [
  { label: 'All pages, with an A–Z index', to: '/home' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Home page', to: '/' },
];

/** Returns the name of a page from its path: `/chat-features/slow-mode` is "Slow mode". */
function nameOf(path: string): string {
  const words = wordsOf(path.split('/').at(-1) ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// Replaced because the original has no title inside the docs, can be indexed, and has no links to other pages.
/** What a reader sees at a URL without a page: a search for its words, pages with similar URLs, and other links. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  const { pathname } = useLocation();
  const docs = useDocsData(undefined).versions[0]?.docs;
  // The build writes one file for all missing pages, so the address is only known in the browser.
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
    <>
      <Sections />
      <main className={clsx('container margin-vert--lg', className)}>
        <PageMetadata title="Page not found" />
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
        <div className={styles.content}>
          <ThemedImage
            className={styles.bird}
            sources={{ light: '/img/logo.svg', dark: '/img/logo-dark.svg' }}
            alt=""
            width={112}
            height={112}
          />
          <h1>Page not found</h1>
          <p>
            There's no page at this address
            {address && (
              <>
                {' '}
                (<code>{address}</code>)
              </>
            )}
            . Check it for typing mistakes, including capital letters, or search for the page.
          </p>
          <form action="/search" className={styles.form}>
            <label htmlFor="missing-page" className={shared.label}>
              Search the docs
            </label>
            <div className={shared.buttons}>
              <input
                key={address}
                id="missing-page"
                className={shared.input}
                name="q"
                type="search"
                defaultValue={wordsOf(address)}
              />
              <button type="submit" className={clsx(shared.button, shared.primary)}>
                Search
              </button>
            </div>
          </form>
          {near.length > 0 && (
            <>
              <h2>Similar pages</h2>
              <LinkList links={near.map((path) => ({ label: nameOf(path), to: path }))} />
            </>
          )}
          <h2>More ways to find help</h2>
          <LinkList links={moreLinks} />
        </div>
      </main>
    </>
  );
}

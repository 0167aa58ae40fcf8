import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Sections from '@site/src/components/Sections';
import LinkList from '@site/src/components/ui/LinkList';
import shared from '@site/src/components/ui/styles.module.css';
import { likeness } from '@site/src/components/ui/text';
import box from '@site/src/pages/search.module.css';
import { warmUp } from '@site/src/search/client';
import { useSearch } from '@site/src/search/useSearch';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';
import { wordsOf } from './words';

const mostPages = 3;

/** How similar the URL or the title of a page is to the missing one, at least. */
const similar = 0.5;

// Replaced because the original has no title inside the docs, can be indexed, and has no links to other pages.
/** What a reader sees at a URL without a page: a search for its words, other links, and the pages whose URL is similar. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  const { pathname } = useLocation();
  // The build writes one file for all missing pages, so the address is only known in the browser.
  const [address, setAddress] = useState('');
  useEffect(() => {
    setAddress(pathname);
    warmUp();
  }, [pathname]);
  const words = wordsOf(address);
  const { answer } = useSearch(words);
  const hits = answer?.query === words ? answer.hits : [];
  const found = hits
    .map(({ url, page, title }) => ({ to: url, page, label: title.map(({ text }) => text).join('') }))
    .filter(({ page }) => page === undefined)
    .filter(({ to, label }) =>
      [wordsOf(to), label.toLowerCase()].some((one) => likeness(one, words) >= similar),
    )
    .slice(0, mostPages);

  return (
    <>
      <Sections />
      <main className={clsx('container alone margin-vert--lg', className)}>
        <PageMetadata title="Page not found" />
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
        <div className={styles.content}>
          <ThemedImage
            sources={{ light: '/img/not-found.svg', dark: '/img/not-found-dark.svg' }}
            alt=""
            width={240}
            height={72}
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
          <form action="/search" className="margin-vert--lg">
            <label htmlFor="missing-page" className={shared.label}>
              Search the docs
            </label>
            <div className={shared.buttons}>
              <input
                key={words}
                id="missing-page"
                className={box.box}
                name="q"
                type="search"
                defaultValue={words}
              />
              <button type="submit" className="btn btn--primary">
                Search
              </button>
            </div>
          </form>
          <p className={styles.links}>
            <Link to="/home">All pages, with an A–Z index</Link>
            <Link to="/faq">FAQ</Link>
            <Link to="/">Home page</Link>
          </p>
          {/* Last, so that nothing moves when it arrives. */}
          <div role="status">
            {found.length > 0 && (
              <>
                <h2>Did you mean</h2>
                <LinkList links={found} />
              </>
            )}
          </div>
        </div>
      </main>
    </>
  );
}

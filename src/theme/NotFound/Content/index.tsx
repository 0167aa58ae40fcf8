import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Sections from '@site/src/components/Sections';
import shared from '@site/src/components/shared/styles.module.css';
import { byPage } from '@site/src/search/client/pages';
import { warmUp } from '@site/src/search/client/search';
import { useAnswer } from '@site/src/search/client/useAnswer';
import box from '@site/src/theme/SearchPage/styles.module.css';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';
import { wordsOf } from './words';

const maxPages = 3;
// A page can have several hits.
const maxHits = 12;

// Replaced because the original has no title inside the docs, can be indexed, and has no links to other pages.
/** What a reader sees at a URL without a page: the pages that the words of the URL find, a search for them, and other links. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  const { pathname } = useLocation();
  // The build writes one file for all missing pages, so the address is only known in the browser.
  const [address, setAddress] = useState('');
  useEffect(() => {
    setAddress(pathname);
    warmUp();
  }, [pathname]);
  const words = wordsOf(address);
  const answer = useAnswer(words, maxHits, true);
  // Of what only resembles the address in its text, none is likely the page.
  const likely = (answer?.query === words ? answer.hits : []).filter(({ title }) =>
    title.some(({ marked }) => marked),
  );
  // If the address names a page, sections of other pages aren't meant.
  const meant = likely[0]?.page ? likely : likely.filter(({ page }) => !page);
  const found = byPage(meant).slice(0, maxPages);

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
          {found.length > 0 && (
            <>
              <h2>Did you mean</h2>
              <ul className={styles.pages}>
                {found.map(({ url, title, breadcrumbs, icon }) => (
                  <li key={url}>
                    <Link to={url} className={icon}>
                      {title}
                      {breadcrumbs && <small>{breadcrumbs}</small>}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
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
        </div>
      </main>
    </>
  );
}

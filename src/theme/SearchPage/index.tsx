import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { boxProps, MarkedText, SearchStatus } from '@site/src/components/Search/SearchStatus';
import { useFocusShortcut } from '@site/src/components/Search/shortcut';
import barStyles from '@site/src/components/Search/styles.module.css';
import { usePreHydrationValue } from '@site/src/components/ui/usePreHydrationValue';
import { useQueryParams } from '@site/src/components/ui/useQueryParams';
import { useSearch } from '@site/src/search/useSearch';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import Places from './_suggestedLinks.mdx';
import styles from './styles.module.css';

const noQuery = { q: '' };

/** How far readers had scrolled when they left the search page, by the key of its entry in the history. */
const scrollPositions = new Map<string, number>();

/** After Back, scrolls to where the reader was, because the browser scrolls before there are results. */
function useScrollRestoration(hasResults: boolean): void {
  const { key = '' } = useLocation();
  useLayoutEffect(() => () => void scrollPositions.set(key, window.scrollY), [key]);
  useEffect(() => {
    const position = scrollPositions.get(key);
    if (hasResults && position) {
      window.scrollTo(0, position);
      scrollPositions.delete(key);
    }
  }, [hasResults, key]);
}

// Ejected, because the search package's page can't show boxes of help, has no main part and no title of the site, and loses the
// reader's place.
/** The page of all results. */
export default function SearchPage(): ReactNode {
  const [{ q: query }, setFields] = useQueryParams(noQuery);
  const setQuery = (q: string) => setFields(() => ({ q }));
  const boxRef = usePreHydrationValue('value', query, setQuery);
  useFocusShortcut(boxRef);
  const search = useSearch('search', query);
  const words = query.trim();
  const title = words ? `Search results for “${words}”` : 'Search the documentation';
  useScrollRestoration(search.results !== undefined);

  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx('container alone margin-vert--lg', styles.main)}>
        <h1 key={title}>{title}</h1>
        <noscript>
          <p>The search needs JavaScript.</p>
        </noscript>
        <search
          aria-label="Documentation"
          className={clsx('needs-scripts margin-bottom--md', barStyles.bar, barStyles.hero)}
        >
          <input
            {...boxProps}
            ref={boxRef}
            className={clsx('navbar__search-input', barStyles.box)}
            aria-label="Search the documentation"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </search>
        {words ? (
          <SearchStatus {...search} />
        ) : (
          <MDXContent>
            <Places />
          </MDXContent>
        )}
        {(words ? search.results?.groups : undefined)?.map(({ page, hits }) => (
          <section key={`${query} ${page.url}`} className={styles.page}>
            {page.place && <p>{page.place}</p>}
            <h2>
              <Link to={page.url}>{page.title}</Link>
            </h2>
            {/* The page's own text comes first, next to its title. */}
            {[...hits]
              .sort((a, b) => Number(b.url === page.url) - Number(a.url === page.url))
              .map(({ url, title: name, excerpt }) => (
                <article key={url}>
                  {url !== page.url && (
                    <h3>
                      <Link to={url}>
                        <MarkedText parts={name} />
                      </Link>
                    </h3>
                  )}
                  <p>
                    <MarkedText parts={excerpt} />
                  </p>
                </article>
              ))}
          </section>
        ))}
      </main>
    </Layout>
  );
}

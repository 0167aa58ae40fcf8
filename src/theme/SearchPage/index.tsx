import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { searchPath } from '@site/src/search/searchPath';
import { useSearch } from '@site/src/search/useSearch';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { boxProps, MarkedText, SearchStatus } from '../SearchBar/parts';
import styles from './styles.module.css';

/** How far readers had scrolled in the results of a query when they left them. */
const scrollPositions = new Map<string, number>();

/** How long typing must pause before the address follows, in milliseconds. Safari allows few changes of it. */
const addressDelay = 200;

/** The query, which is the address's, and what is typed since. */
function useQuery(): [query: string, setQuery: (query: string) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const addressed = new URLSearchParams(search).get('q') ?? '';
  const [query, setQuery] = useState('');
  const address = useBaseUrl(query ? searchPath(query) : '/search');

  // Back, and the box of the navigation bar. What is typed here replaces the address.
  useLayoutEffect(() => {
    if (history.action !== 'REPLACE') {
      setQuery(addressed);
    }
  }, [history, addressed]);

  useEffect(() => {
    if (query === addressed) {
      return;
    }
    const timer = setTimeout(() => {
      history.replace(address);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [history, address, query, addressed]);
  return [query, setQuery];
}

// Ejected, because the search package's page can't show boxes of help, has no main part and no title of the site, and loses the
// reader's place.
/** The page of all results. */
export default function SearchPage(): ReactNode {
  const { search } = useLocation();
  const history = useHistory();
  const boxRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useQuery();
  const [returned] = useState(history.action === 'POP' && search);
  const state = useSearch('findAll', query);
  const { groups = [] } = (query.trim() && state.answer) || {};
  const title = query.trim() ? `Search results for “${query.trim()}”` : 'Search the documentation';

  // What was typed before hydration.
  useLayoutEffect(() => {
    if (boxRef.current?.value) {
      setQuery(boxRef.current.value);
    }
  }, [setQuery]);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (box && box.value !== query) {
      box.value = query;
    }
  }, [query]);

  useLayoutEffect(() => () => void scrollPositions.set(search, window.scrollY), [search]);
  // The browser scrolls back before there are results.
  const isAnswered = state.status === 'answered';
  useEffect(() => {
    const scrollTop = isAnswered && returned === search && scrollPositions.get(search);
    if (scrollTop) {
      window.scrollTo(0, scrollTop);
    }
  }, [isAnswered, returned, search]);

  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container alone margin-vert--lg">
        <h1 key={title}>{title}</h1>
        <noscript>
          <p>
            The search needs JavaScript. All pages are in the <Link to="/home">site index</Link>.
          </p>
        </noscript>
        <search aria-label="Documentation" className="needs-scripts">
          <input
            {...boxProps}
            ref={boxRef}
            className={styles.box}
            aria-label="Search the documentation"
            onChange={({ target }) => setQuery(target.value)}
          />
        </search>
        {query.trim() ? (
          <SearchStatus {...state} />
        ) : (
          <p>
            All pages are in the <Link to="/home">site index</Link>.
          </p>
        )}
        {groups.map(({ page, results }) => (
          <section key={`${query} ${page.url}`} className={styles.page}>
            {page.place && <p className={styles.place}>{page.place}</p>}
            <h2>
              <Link to={page.url}>{page.title}</Link>
            </h2>
            {results.map(({ url, title: name, excerpt }) => (
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

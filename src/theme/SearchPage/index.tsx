import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import MarkedText from '@site/src/components/Search/MarkedText';
import SearchInput from '@site/src/components/Search/SearchInput';
import SearchStatus from '@site/src/components/Search/SearchStatus';
import { useSearchShortcut } from '@site/src/components/Search/shortcut';
import searchStyles from '@site/src/components/Search/styles.module.css';
import Button from '@site/src/components/ui/Button';
import { usePreHydrationValueRef } from '@site/src/components/ui/usePreHydrationValueRef';
import { useQueryParams } from '@site/src/components/ui/useQueryParams';
import type { ResultGroup, SearchResults } from '@site/src/search/engine';
import { resultsPerStep } from '@site/src/search/searchPath';
import { useSearch } from '@site/src/search/useSearch';
import { site } from '@site/src/site';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from 'react';
import Picture from '../NotFound/Content/picture.svg';
import SuggestedLinks from './_suggestedLinks.mdx';
import styles from './styles.module.css';

const initialParams = { q: '', limit: `${resultsPerStep}` };
const sanitize = ({ q, limit }: typeof initialParams) => ({
  q,
  limit: /^[1-9]\d{0,2}$/.test(limit) ? limit : initialParams.limit,
});

/** The offsets at which readers left the search page, by the key of its history entry. */
const scrollOffsets = new Map<string, number>();

/** Restores the scroll offset after Back, because the browser does so before there are results. */
function useScrollRestoration(results?: SearchResults): void {
  const { key = '' } = useLocation();
  useLayoutEffect(() => () => void scrollOffsets.set(key, window.scrollY), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key comes before its results
  useEffect(() => {
    const offset = scrollOffsets.get(key);
    if (results && offset) {
      window.scrollTo(0, offset);
      scrollOffsets.delete(key);
    }
  }, [results]);
}

/** The hits on a page, below its title. The hit for the page itself has no title, and comes first. */
function PageResults({ page, title, hits }: ResultGroup): ReactNode {
  const isPage = ({ url }: { readonly url: string }) => url === page.url;
  const sorted = [...hits].sort((a, b) => Number(isPage(b)) - Number(isPage(a)));
  return (
    <section className={styles.page}>
      <p>{page.breadcrumbs || site.title}</p>
      <h2>
        <Link to={page.url}>
          <MarkedText runs={title} />
        </Link>
      </h2>
      {sorted.map((hit) => (
        <article key={hit.url}>
          {!isPage(hit) && (
            <h3>
              <Link to={hit.url}>
                <MarkedText runs={hit.title} />
              </Link>
            </h3>
          )}
          <p>
            <MarkedText runs={hit.excerpt} className={searchStyles.excerpt} />
          </p>
        </article>
      ))}
    </section>
  );
}

/**
 * The page of all results. Ejected because the original can't show help, has no `<main>`, leaves the site's name out of the
 * title, and loses the scroll offset after Back.
 */
export default function SearchPage(): ReactNode {
  const [{ q: query, limit }, setParams] = useQueryParams(initialParams, sanitize);
  const setQuery = (q: string) => setParams(() => ({ ...initialParams, q }));
  const inputRef = usePreHydrationValueRef((input: HTMLInputElement) => input.value, query, setQuery);
  const focus = () => inputRef.current?.focus();
  useSearchShortcut(focus);
  const searchState = useSearch({ mode: 'search', query, limit: Number(limit) });
  const trimmed = query.trim();
  const { groups, shown, total } = (trimmed && searchState.results) || { groups: [], shown: 0, total: 0 };
  const title = trimmed ? `Search results for “${trimmed}”` : 'Search the documentation';
  useScrollRestoration(searchState.results);

  function showMore({ currentTarget }: MouseEvent): void {
    setParams(() => ({ limit: `${shown + resultsPerStep}` }));
    // Move focus before the new results, because the focused button may unmount.
    const links = currentTarget.previousElementSibling?.querySelectorAll('a') ?? [];
    [...links].at(-1)?.focus({ preventScroll: true });
  }

  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx('container rk-standalone margin-vert--lg', styles.main)}>
        <h1>{title}</h1>
        <noscript>
          <p>The search needs JavaScript.</p>
        </noscript>
        <search
          aria-label="Documentation"
          className={clsx('rk-js-only margin-bottom--md', searchStyles.search, searchStyles.hero)}
        >
          <SearchInput
            ref={inputRef}
            aria-label="Search the documentation"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            clearLabel={query && 'Clear'}
            onClear={() => {
              focus();
              setQuery('');
            }}
          />
        </search>
        {trimmed ? (
          <>
            <SearchStatus {...searchState} inputRef={inputRef} />
            {!searchState.results && !searchState.hasFailed && <div className={styles.skeleton} />}
            {searchState.results?.total === 0 && <Picture aria-hidden="true" />}
          </>
        ) : (
          <MDXContent>
            <SuggestedLinks />
          </MDXContent>
        )}
        {groups.map((group) => (
          <PageResults key={group.hits[0]?.url} {...group} />
        ))}
        {shown < total && (
          <Button className="margin-top--md" onClick={showMore}>
            Show more
          </Button>
        )}
      </main>
    </Layout>
  );
}

import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import MarkedText from '@site/src/components/Search/MarkedText';
import SearchInput from '@site/src/components/Search/SearchInput';
import SearchStatus from '@site/src/components/Search/SearchStatus';
import searchStyles from '@site/src/components/Search/styles.module.css';
import Button from '@site/src/components/ui/Button';
import { usePreHydrationValueRef } from '@site/src/components/ui/usePreHydrationValueRef';
import { useQueryParams } from '@site/src/components/ui/useQueryParams';
import type { ResultGroup } from '@site/src/search/engine';
import { resultsStep } from '@site/src/search/searchPath';
import { useSearch } from '@site/src/search/useSearch';
import { site } from '@site/src/site';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import Picture from '../NotFound/Content/picture.svg';
import SuggestedLinks from './_suggestedLinks.mdx';
import styles from './styles.module.css';

const initialParams = { q: '' };

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
        <div key={hit.url}>
          {!isPage(hit) && (
            <h3>
              <Link to={hit.url}>
                <MarkedText runs={hit.title} />
              </Link>
            </h3>
          )}
          <p>
            <MarkedText runs={hit.excerpt} />
          </p>
        </div>
      ))}
    </section>
  );
}

/**
 * The page of all results. Ejected because the original queries the package's own index, has no `<main>`, and leaves the site's name
 * out of the title.
 */
export default function SearchPage(): ReactNode {
  const [{ q }, setParams] = useQueryParams(initialParams);
  const setQuery = (text: string) => setParams({ q: text });
  const inputRef = usePreHydrationValueRef((input: HTMLInputElement) => input.value, q, setQuery);
  const query = q.trim();
  const [more, setMore] = useState({ query, limit: resultsStep });
  const limit = more.query === query ? more.limit : resultsStep;
  const search = useSearch({ method: 'search', query, limit }, true);
  const { groups = [], shown = 0, total = 0 } = search.results ?? {};
  const title = query ? `Search results for “${query}”` : 'Search the documentation';

  return (
    <Layout>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className={clsx('container rk-standalone margin-vert--lg', styles.main)}>
        <h1>{title}</h1>
        <noscript>
          <p>The search needs JavaScript.</p>
        </noscript>
        <search
          aria-label="Documentation"
          className={clsx('rk-js-only rk-no-print margin-bottom--md', searchStyles.search, searchStyles.hero)}
        >
          <SearchInput
            ref={inputRef}
            aria-label="Search the documentation"
            value={q}
            onChange={({ target }) => setQuery(target.value)}
            clearLabel={q && 'Clear'}
            onClear={() => {
              inputRef.current?.focus();
              setQuery('');
            }}
          />
        </search>
        {query ? (
          <SearchStatus search={search} inputRef={inputRef} />
        ) : (
          <MDXContent>
            <SuggestedLinks />
          </MDXContent>
        )}
        {search.results?.total === 0 && <Picture aria-hidden="true" />}
        {groups.map((group) => (
          <PageResults key={group.hits[0]?.url} {...group} />
        ))}
        {shown < total && (
          <Button
            onClick={({ currentTarget }) => {
              // From the last result, the next Tab goes to the first one that is added.
              const links = currentTarget.previousElementSibling?.querySelectorAll('a') ?? [];
              [...links].at(-1)?.focus();
              setMore({ query, limit: shown + resultsStep });
            }}
          >
            Show more
          </Button>
        )}
        <p className="margin-top--md">
          <Link to="/safety">In danger? Get help</Link>
        </p>
      </main>
    </Layout>
  );
}

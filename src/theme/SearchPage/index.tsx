import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { withParameters } from '../../components/shared/queryString';
import { useAddressState } from '../../components/shared/useAddressState';
import { lostLinks, searchLink } from '../../search/client/links';
import { tryAgain, warmUp } from '../../search/client/search';
import { previewNote, searchError } from '../../search/client/sentences';
import { useAnswer, useSearchState } from '../../search/client/useAnswer';
import type { Answer, PageHit } from '../../search/engine/SearchEngine';
import { Marked } from '../SearchBar/Marked';
import styles from './styles.module.css';

/** The most pages that are shown. */
const mostPages = 60;

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

function searchOf(query: string, search: string): string {
  return withParameters(search, { q: query });
}

/** Groups pages by their part of the site, in the order of the best page. */
function byPart(pages: readonly PageHit[]): Map<string, PageHit[]> {
  const parts = new Map<string, PageHit[]>();
  for (const page of pages) {
    parts.set(page.part, [...(parts.get(page.part) ?? []), page]);
  }
  return parts;
}

function Result({ hit }: { readonly hit: PageHit }): ReactNode {
  const [address] = hit.url.split('#');
  return (
    <article className={styles.result}>
      <h3>
        <Link to={hit.page ? address : hit.url}>{hit.page ?? <Marked pieces={hit.title} />}</Link>
      </h3>
      {hit.places.length === 0 ? (
        <p>
          <Marked pieces={hit.text} />
        </p>
      ) : (
        <ul>
          {hit.places.map(({ url, title, text }) => (
            <li key={url}>
              <Link to={url}>
                <Marked pieces={title} />
              </Link>{' '}
              <Marked pieces={text} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Results({ answer }: { readonly answer: Answer }): ReactNode {
  return [...byPart(answer.pages)].map(([part, pages]) => (
    <section key={part} aria-label={part}>
      <h2>{part}</h2>
      {pages.map((hit) => (
        <Result key={hit.url} hit={hit} />
      ))}
    </section>
  ));
}

function NoResults({ answer }: { readonly answer: Answer }): ReactNode {
  return (
    <>
      {answer.nearest.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <ul>
            {answer.nearest.map((word) => (
              <li key={word}>
                <Link to={searchLink(word)}>{word}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>More help</h2>
      <ul>
        {lostLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function countOf({ pages }: Answer): string {
  return pages.length === 1 ? '1 page found' : `${pages.length} pages found`;
}

// Replaced because the package's page waits forever when the index fails, and doesn't group its results.
/** The search page, `/search?q=…`: the pages that match, by their part of the site. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useAddressState(queryOf, searchOf);
  const state = useSearchState();
  const answer = useAnswer(query, mostPages);
  const blank = query.trim() === '';
  const shown = blank ? undefined : answer;
  const none = shown?.query === query && shown.pages.length === 0 && state.phase === 'ready';
  const error = blank && state.phase !== 'failed' ? undefined : searchError(state);
  const title = blank ? 'Search the docs' : `Search results for "${query}"`;

  useEffect(warmUp, []);

  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <h1>{title}</h1>
        <input
          type="search"
          className={styles.box}
          name="q"
          aria-label="Search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">
          {error ??
            (none
              ? 'No results'
              : blank
                ? ''
                : shown && shown.pages.length > 0
                  ? countOf(shown)
                  : 'Searching…')}
        </p>
        {error && (
          <p>
            <button type="button" className="button button--secondary" onClick={tryAgain}>
              Try again
            </button>
          </p>
        )}
        {previewNote && <p>{previewNote}</p>}
        {shown && !none && <Results answer={shown} />}
        {none && <NoResults answer={shown} />}
      </main>
    </Layout>
  );
}

import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect } from 'react';
import Sections from '../components/Sections';
import LinkList from '../components/shared/LinkList';
import { withParameters } from '../components/shared/queryString';
import Status from '../components/shared/Status';
import { counted } from '../components/shared/text';
import { useAddressState } from '../components/shared/useAddressState';
import { addresses } from '../facts/product';
import { tryAgain, warmUp } from '../search/client';
import type { Hit } from '../search/SearchEngine';
import { useSearch } from '../search/useSearch';
import { HelpLine } from '../theme/SearchBar/HelpLine';
import { Marked } from '../theme/SearchBar/Marked';
import styles from './search.module.css';

const heading = 'Search the docs';

const mostHits = 60;

const otherWays = [
  { label: 'All pages and the A–Z index', to: '/home#words' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Contact support', to: `${addresses.site}/support` },
];

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

function searchOf(query: string, search: string): string {
  return withParameters(search, { q: query });
}

/** Returns the hits of each page, in the order of the pages' best hits. */
function byPage(hits: readonly Hit[]): (readonly [url: string, hits: readonly Hit[]])[] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const [url = ''] = hit.url.split('#');
    pages.set(url, [...(pages.get(url) ?? []), hit]);
  }
  return [...pages];
}

/** A page, and its sections that answer. */
function Result({ url, hits }: { readonly url: string; readonly hits: readonly Hit[] }): ReactNode {
  const top = hits.find(({ page }) => page === undefined);
  const sections = hits.filter((hit) => hit !== top);
  return (
    <article className={styles.result}>
      <h2>
        <Link to={url}>{top ? <Marked pieces={top.title} /> : hits[0]?.page}</Link>
      </h2>
      <p>{hits[0]?.breadcrumbs}</p>
      {top && (
        <p>
          <Marked pieces={top.text} />
        </p>
      )}
      <ul>
        {sections.map((hit) => (
          <li key={hit.url}>
            <Link to={hit.url}>
              <Marked pieces={hit.title} />
            </Link>
            <p>
              <Marked pieces={hit.text} />
            </p>
          </li>
        ))}
      </ul>
    </article>
  );
}

function statusOf(query: string, hits: readonly Hit[] | undefined, ready: boolean): string {
  if (!query) {
    return '';
  }
  if (hits && hits.length > 0) {
    return `${counted(byPage(hits).length, 'page')} found`;
  }
  return hits && ready ? 'No results. Check the spelling, or use other words.' : 'Searching…';
}

/** The search page, `/search?q=…`: the pages that match, best first. */
export default function SearchPage(): ReactNode {
  const [text, setText] = useAddressState(queryOf, searchOf);
  const query = text.trim();
  const { answer, state, error } = useSearch(query, mostHits);
  const hits = query ? answer?.hits : undefined;
  const ready = answer?.query === query && state.phase === 'ready';
  const none = ready && hits?.length === 0;

  useEffect(warmUp, []);

  return (
    <Layout>
      <Sections />
      <PageMetadata title={query ? `Search results for "${query}"` : heading} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container alone ${styles.page}`}>
        <h1>{heading}</h1>
        <noscript>
          <p>
            Search needs JavaScript. Without it, find your page in the{' '}
            <Link to="/home">map of all pages</Link> or the <Link to="/faq">FAQ</Link>.
          </p>
        </noscript>
        <search className={styles.search} aria-label="Site search">
          <input
            type="search"
            className={styles.box}
            name="q"
            aria-label={heading}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </search>
        <Status className={styles.count}>{error ?? statusOf(query, hits, ready)}</Status>
        {error && (
          <button type="button" className="btn" onClick={tryAgain}>
            Try again
          </button>
        )}
        {byPage(hits ?? []).map(([url, ofPage]) => (
          <Result key={url} url={url} hits={ofPage} />
        ))}
        {none && (
          <>
            <h2>More help</h2>
            <LinkList links={otherWays} />
          </>
        )}
        <HelpLine />
      </main>
    </Layout>
  );
}

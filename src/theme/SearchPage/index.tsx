import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import Sections from '../../components/Sections';
import LinkList from '../../components/shared/LinkList';
import { withParameters } from '../../components/shared/queryString';
import Status from '../../components/shared/Status';
import { counted } from '../../components/shared/text';
import { useAddressState } from '../../components/shared/useAddressState';
import { lostLinks, searchLink } from '../../search/client/links';
import { byPage, type PageHits } from '../../search/client/pages';
import { tryAgain, warmUp } from '../../search/client/search';
import { previewNote, searchError, sourceOf } from '../../search/client/sentences';
import { useAnswer, useSearchState } from '../../search/client/useAnswer';
import type { Answer } from '../../search/engine/SearchEngine';
import { Marked } from '../SearchBar/Marked';
import list from '../SearchBar/styles.module.css';
import styles from './styles.module.css';

const heading = 'Search the docs';

/** Enough for each place that is nearly as good as the best. */
const mostHits = 400;

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

function searchOf(query: string, search: string): string {
  return withParameters(search, { q: query });
}

/** A page with its sections that answer, below its breadcrumbs. */
function Result({ page: { url, title, breadcrumbs, icon, hits } }: { readonly page: PageHits }): ReactNode {
  const top = hits.find(({ page }) => page === undefined);
  // Below the best, only what has words of the query.
  const sections = hits.filter(
    (hit) => hit !== top && (hit === hits[0] || [...hit.title, ...hit.text].some(({ marked }) => marked)),
  );
  return (
    <article className={styles.result}>
      {breadcrumbs && <p className={clsx(styles.breadcrumbs, icon, 'icon--inline')}>{breadcrumbs}</p>}
      <h2>
        <Link to={url}>{top ? <Marked pieces={top.title} /> : title}</Link>
      </h2>
      {top && (
        <p>
          <Marked pieces={top.text} />
        </p>
      )}
      {sections.length > 0 && (
        <ul>
          {sections.map(({ url, title, text }) => (
            <li key={url}>
              <Link to={url}>
                <Marked title pieces={title} />
              </Link>
              <Marked pieces={text} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function isEmpty({ fact, hits }: Answer): boolean {
  return !fact && hits.length === 0;
}

function NoResults({ answer }: { readonly answer: Answer }): ReactNode {
  return (
    <>
      {answer.nearest.length > 0 && (
        <>
          <h2>Did you mean</h2>
          <LinkList links={answer.nearest.map((word) => ({ label: word, to: searchLink(word) }))} />
        </>
      )}
      <h2>More help</h2>
      <LinkList links={lostLinks} />
    </>
  );
}

function countOf({ hits }: Answer): string {
  return `${counted(byPage(hits).length, 'page')} found`;
}

// Replaced because the package's page waits forever when the index fails, and doesn't say where its results are.
/** The search page, `/search?q=…`: the pages that match, best first. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useAddressState(queryOf, searchOf);
  const state = useSearchState();
  const answer = useAnswer(query, mostHits, true);
  const blank = query.trim() === '';
  const shown = blank ? undefined : answer;
  const none = shown?.query === query && isEmpty(shown) && state.phase === 'ready';
  const error = blank && state.phase !== 'failed' ? undefined : searchError(state);

  useEffect(warmUp, []);

  return (
    <Layout>
      <Sections />
      <PageMetadata title={blank ? heading : `Search results for "${query}"`} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container alone', styles.page)}>
        <h1>{heading}</h1>
        <noscript>
          <p>
            Search needs JavaScript. Without it, find your page in the{' '}
            <Link to="/home">map of all pages</Link> or the <Link to="/faq">FAQ</Link>.
          </p>
        </noscript>
        {/* If there is nothing to show, the bird waits on the box. */}
        <search className={clsx(styles.search, none && 'branch')}>
          <input
            type="search"
            className={styles.box}
            name="q"
            aria-label={heading}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
        <Status className={styles.count}>
          {error ??
            (none
              ? 'No results. Check the spelling, or use other words.'
              : blank
                ? ''
                : shown && !isEmpty(shown)
                  ? countOf(shown)
                  : 'Searching…')}
        </Status>
        {error && (
          <p>
            <button type="button" className="btn" onClick={tryAgain}>
              Try again
            </button>
          </p>
        )}
        {previewNote && <p>{previewNote}</p>}
        {shown?.fact && (
          <div className={list.answer}>
            <Link to={shown.fact.url} className={list.suggestion}>
              <span className={list.hitTitle}>
                {shown.fact.value}
                <small>{sourceOf(shown.fact)}</small>
              </span>
            </Link>
          </div>
        )}
        {shown && !none && byPage(shown.hits).map((page) => <Result key={page.url} page={page} />)}
        {none && <NoResults answer={shown} />}
      </main>
    </Layout>
  );
}

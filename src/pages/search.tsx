import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect } from 'react';
import Sections from '../components/Sections';
import { withParameters } from '../components/ui/queryString';
import Status from '../components/ui/Status';
import { useAddressState } from '../components/ui/useAddressState';
import { addresses } from '../facts/product';
import { tryAgain, warmUp } from '../search/client';
import { HelpLine } from '../theme/SearchBar/HelpLine';
import { plainHit, Row } from '../theme/SearchBar/Row';
import list from '../theme/SearchBar/styles.module.css';
import { useResults } from '../theme/SearchBar/useResults';
import styles from './search.module.css';

const heading = 'Search the docs';

const otherWays = [
  plainHit('All pages and the A–Z index', '/home#words'),
  plainHit('FAQ', '/faq'),
  plainHit('Contact support', `${addresses.site}/support`),
];

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

function searchOf(query: string, search: string): string {
  return withParameters(search, { q: query });
}

/** The search page, `/search?q=…`: the pages that match, best first. */
export default function SearchPage(): ReactNode {
  const [text, setText] = useAddressState(queryOf, searchOf);
  const query = text.trim();
  const { groups, message, error } = useResults(query);
  // Before hydration, the query isn't known.
  const isBrowser = useIsBrowser();

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
        <div className={styles.results}>
          <Status className={list.message}>{error ?? (isBrowser && message)}</Status>
          {error && (
            <button type="button" className="btn" onClick={tryAgain}>
              Try again
            </button>
          )}
          {(isBrowser ? groups : []).map(({ page, sections }) => (
            <article key={page.url} className={list.group}>
              <h2>
                <Row hit={page} />
              </h2>
              {sections.map((section) => (
                <Row key={section.url} hit={section} />
              ))}
            </article>
          ))}
          <HelpLine />
        </div>
        <nav className={styles.more} aria-label="More help">
          <p className={list.message}>More help</p>
          {otherWays.map((hit) => (
            <Row key={hit.url} hit={hit} />
          ))}
        </nav>
      </main>
    </Layout>
  );
}

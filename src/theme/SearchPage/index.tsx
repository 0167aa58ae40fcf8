import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { maxQueryLength } from '@site/src/search/searchByWorker';
import OriginalSearchPage from '@theme-original/SearchPage';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** How far readers had scrolled in the results of a query when they left them. */
const scrollPositions = new Map<string, number>();

/** Scrolls to where a reader was who comes back with the Back button, because the browser does before there are results. */
function useReturn(): void {
  const history = useHistory();
  const location = useLocation();
  const { search } = location;
  const [returned] = useState(history.action === 'POP' && search);

  useLayoutEffect(() => () => void scrollPositions.set(search, window.scrollY), [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: The package replaces the location, and Docusaurus scrolls to the top.
  useEffect(() => {
    const scrollTop = returned === search && scrollPositions.get(search);
    const results = document.querySelector('.main-wrapper');
    if (!scrollTop || !results) {
      return;
    }
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight >= scrollTop + window.innerHeight) {
        observer.disconnect();
        window.scrollTo(0, scrollTop);
      }
    });
    observer.observe(results);
    return () => observer.disconnect();
  }, [location, returned]);
}

// Wrapped because the package asks search engines not to list the page by `property`, where they read `name`, doesn't say
// which part of the page is the main one, takes longer queries than servers, loses the reader's place, and shows nothing
// without a query or without scripts.
/** The search package's page. */
export default function SearchPage(): ReactNode {
  const { search } = useLocation();
  const [main, setMain] = useState<Element | null>(null);
  useReturn();
  useEffect(() => {
    const wrapper = document.querySelector('.main-wrapper');
    wrapper?.setAttribute('role', 'main');
    const box = wrapper?.querySelector('input');
    box?.setAttribute('dir', 'auto');
    box?.setAttribute('maxlength', maxQueryLength);
    setMain(wrapper);
  }, []);

  return (
    // A class for styles: where `[class*=…]` isn't the last part of a selector, each change of a class restyles all elements.
    <HtmlClassNameProvider className="search-page">
      <noscript>
        <p className="container">
          The search needs JavaScript. All pages are in the <Link to="/home">site index</Link>.
        </p>
      </noscript>
      <OriginalSearchPage />
      {main &&
        !new URLSearchParams(search).get('q') &&
        createPortal(
          <p className="container margin-bottom--lg">
            All pages are in the <Link to="/home">site index</Link>.
          </p>,
          main,
        )}
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
    </HtmlClassNameProvider>
  );
}

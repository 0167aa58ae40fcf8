import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { type FinderQuery, readQuery, writeQuery } from './search';

/** Browsers limit how often the address can change, and request the site's icon again each time. */
const debounceMilliseconds = 250;

let timer: number | undefined;

function replaceSearch(search: string): void {
  const { pathname } = window.location;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    // The reader might have gone to another page in the meantime.
    if (window.location.pathname === pathname) {
      window.history.replaceState(window.history.state, '', pathname + search + window.location.hash);
    }
  }, debounceMilliseconds);
}

/**
 * Keeps what the reader looks for in the query string, so that a link to it can be shared. While the site is built, and until
 * hydration, it's that of an empty query string.
 */
export function useFinderQuery(): readonly [FinderQuery, (query: FinderQuery) => void] {
  const [query, setQuery] = useState(() => readQuery(''));
  const location = useLocation();
  useEffect(() => {
    // A link that leads here wins over what was typed just before.
    window.clearTimeout(timer);
    setQuery(readQuery(location.search));
  }, [location]);
  function change(next: FinderQuery): void {
    setQuery(next);
    replaceSearch(writeQuery(next, window.location.search));
  }
  return [query, change];
}

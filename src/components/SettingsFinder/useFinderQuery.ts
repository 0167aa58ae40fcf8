import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { formatQuery, parseQuery } from './filter';

/** Browsers limit how often the address can change, and request the site's icon again each time. */
const debounceMilliseconds = 250;

/**
 * Keeps what the reader looks for in the query string, so that a link to it can be shared. While the site is built, and until
 * hydration, it's that of an empty query string.
 */
export function useFinderQuery() {
  const [query, setQuery] = useState(() => parseQuery(''));
  const location = useLocation();
  // A link that leads here wins over what was typed just before.
  useEffect(() => setQuery(parseQuery(location.search)), [location]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      // The reader might be on the way to another page.
      if (pathname === location.pathname) {
        window.history.replaceState(window.history.state, '', pathname + formatQuery(query, search) + hash);
      }
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [query, location]);
  return [query, setQuery] as const;
}

import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import { type FinderQuery, formatQuery, parseQuery } from './filter';

/** Browsers limit how often the address can change, and request the site's icon again each time. */
const debounceMilliseconds = 250;

/**
 * Keeps what the reader looks for in the query string, so that a link to it can be shared. While the site is built, and until
 * hydration, it's that of an empty query string. Returns it, and a function that changes a part of it.
 */
export function useFinderQuery() {
  const [query, setQuery] = useState(() => parseQuery(''));
  const location = useLocation();
  const isFirst = useRef(true);
  // A link that leads here wins over what was typed just before, but not over what was typed before the scripts were there.
  useEffect(() => {
    const linked = parseQuery(location.search);
    if (isFirst.current) {
      setQuery(({ words, plan, rank }) => ({
        words: words || linked.words,
        plan: plan || linked.plan,
        rank: rank || linked.rank,
      }));
    } else {
      setQuery(linked);
    }
    isFirst.current = false;
  }, [location]);
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
  const change = (part: Partial<FinderQuery>) => setQuery((current) => ({ ...current, ...part }));
  return [query, change] as const;
}

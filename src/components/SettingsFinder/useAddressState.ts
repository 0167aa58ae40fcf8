import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';

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
 * Keeps a component's state in the query string, so that a link to it can be shared. While the site is built, and until
 * hydration, the state is that of an empty query string.
 * @param read returns the state for a query string
 * @param write returns the query string for a state, given the one before
 */
export function useAddressState<State>(
  read: (search: string) => State,
  write: (state: State, search: string) => string,
): readonly [State, (state: State) => void] {
  const [state, setState] = useState(() => read(''));
  const location = useLocation();
  useEffect(() => {
    // A link that leads here wins over what was typed just before.
    window.clearTimeout(timer);
    setState(read(location.search));
  }, [location, read]);
  function change(next: State): void {
    setState(next);
    replaceSearch(write(next, window.location.search));
  }
  return [state, change];
}

/** How long the typing has to rest, in milliseconds. */
const rest = 250;

let waiting: number | undefined;

/**
 * Puts a query into the address bar, once the typing rests: a browser refuses pages that change their address with
 * every key, and asks for the site's icon anew each time.
 * @param search the query with its question mark, or empty
 */
export function replaceSearch(search: string): void {
  const { pathname } = window.location;
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    // The reader may have gone to another page meanwhile.
    if (window.location.pathname === pathname) {
      window.history.replaceState(window.history.state, '', pathname + search + window.location.hash);
    }
  }, rest);
}

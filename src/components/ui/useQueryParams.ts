import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { parseQueryParams, type QueryParams, updateQueryString } from '@site/src/utils/queryParams';
import { useEffect, useState } from 'react';

/** Browsers limit how often the URL can change, and the router would render the page at each change. */
const writeDelayMs = 250;

/**
 * Keeps the values of fields in the query string, so that they survive Back and can be shared. Never use it for a secret. A value is
 * the last edit since the page was at this URL, or else the one in the URL.
 * @param sanitize drops invalid values from hand-made links
 */
export function useQueryParams<Params extends QueryParams>(
  initial: Params,
  sanitize = (params: Params) => params,
) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [{ of, ...state }, setState] = useState<{ of: object; edits: Partial<Params> }>({
    of: location,
    edits: {},
  });
  const edits = of === location ? state.edits : {};
  const fromUrl = isBrowser ? parseQueryParams(initial, location.search) : initial;
  const params = sanitize({ ...fromUrl, ...edits });

  const query = updateQueryString(params, initial, location.search);
  useEffect(() => {
    function write(): void {
      const { pathname, hash } = window.location;
      // The next page may be loading.
      if (pathname !== location.pathname) return;
      window.history.replaceState(window.history.state, '', pathname + query + hash);
    }
    const timer = setTimeout(write, writeDelayMs);
    // Before a click leads away.
    document.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
    };
  }, [query, location.pathname]);

  function setParams(changes: Partial<Params>): void {
    setState((latest) => ({
      of: location,
      edits: { ...(latest.of === location && latest.edits), ...changes },
    }));
  }

  return [params, setParams] as const;
}

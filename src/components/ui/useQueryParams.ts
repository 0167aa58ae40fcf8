import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { parseQueryParams, type QueryParams, updateQueryString } from '@site/src/utils/queryParams';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** Browsers limit how often the URL can change, and request the site's icon at each change. */
const writeDelayMs = 250;

/**
 * Keeps the values of fields in the query string, so that they survive Back and can be shared. Never use it for a secret. The values
 * are the initial ones, over them those in the URL, which count after hydration, and over them the edits since the last navigation.
 * @param sanitize drops invalid values from hand-made links
 */
export function useQueryParams<Params extends QueryParams>(
  initial: Params,
  sanitize?: (params: Params) => Params,
) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [edits, setEdits] = useState<Partial<Params>>({});
  const [lastLocation, setLastLocation] = useState(location);
  // After navigation, the URL wins over edits.
  if (location !== lastLocation) {
    setLastLocation(location);
    setEdits({});
  }
  const fromUrl = useMemo(() => parseQueryParams(initial, location.search), [initial, location]);
  const params: Params = useMemo(() => {
    const merged = { ...(isBrowser ? fromUrl : initial), ...edits };
    return sanitize?.(merged) ?? merged;
  }, [isBrowser, fromUrl, initial, edits, sanitize]);

  const write = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const query = updateQueryString(params, initial, search);
    // The reader may already be on another page.
    if (pathname === location.pathname && query !== search) {
      window.history.replaceState(window.history.state, '', pathname + query + hash);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the delay
  useEffect(() => {
    const timer = setTimeout(write, writeDelayMs);
    // Write before a click navigates away.
    document.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
    };
  }, [params]);

  // Updates start from the URL and the latest edits, not from `params`: during hydration, `params` has the initial values, and several
  // fields can report in one render.
  function setParams(update: (current: Params) => Partial<Params>): void {
    setEdits((latest) => ({ ...latest, ...update({ ...fromUrl, ...latest }) }));
  }

  return [params, setParams] as const;
}

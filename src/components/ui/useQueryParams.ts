import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type Fields, parseQueryParams, updateQueryString } from '@site/src/utils/queryParams';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** Browsers limit how often the URL can change, and request the site's icon at each change. */
const debounceMilliseconds = 250;

/**
 * Keeps fields in the query string, so that they survive Back and can be shared. Never use it for a secret. Until hydration,
 * fields have their initial values, as in the build.
 * @param validate removes values that can't be chosen, because anyone can write a link
 */
export function useQueryParams<Known extends Fields>(initial: Known, validate?: (fields: Known) => Known) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [changed, setChanged] = useState<Partial<Known>>({});
  const [lastLocation, setLastLocation] = useState(location);
  // A new location has its own fields in its URL.
  if (location !== lastLocation) {
    setLastLocation(location);
    setChanged({});
  }
  const linked = useMemo(() => parseQueryParams(initial, location.search), [initial, location]);
  const fields: Known = useMemo(() => {
    const all = { ...(isBrowser ? linked : initial), ...changed };
    return validate?.(all) ?? all;
  }, [isBrowser, linked, initial, validate, changed]);

  const writeFields = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const query = updateQueryString(fields, initial, search);
    // The reader may already be on another page.
    if (pathname === location.pathname && query !== search) {
      window.history.replaceState(window.history.state, '', pathname + query + hash);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change, the pause begins again
  useEffect(() => {
    const timer = setTimeout(writeFields, debounceMilliseconds);
    // A click can follow a link, so the fields are written before it.
    document.addEventListener('click', writeFields, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', writeFields, true);
    };
  }, [fields]);

  // What a reader chose before hydration is added to what the link has, and several fields can change at once.
  function setFields(part: (current: Known) => Partial<Known>): void {
    setChanged((latest) => ({ ...latest, ...part({ ...linked, ...latest }) }));
  }

  return [fields, setFields] as const;
}

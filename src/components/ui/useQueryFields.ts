import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useMemo, useState } from 'react';
import { type Fields, readQueryFields, writeQueryFields } from './queryFields';

/** Browsers limit how often the address can change, and request the site's icon again each time. */
const debounceMilliseconds = 250;

/**
 * Keeps the values of fields in the address, so that they survive Back and can be shared: never use it for a secret. Until
 * hydration, the values are the initial ones, as in the build. A link to the same page empties them, unless it's only a hash.
 * @param validate removes values that can't be chosen, because anyone can write a link
 */
export function useQueryFields<Known extends Fields>(initial: Known, validate?: (fields: Known) => Known) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState<{ location: typeof location; fields: Partial<Known> }>();
  const linked = useMemo(() => {
    const read = isBrowser ? readQueryFields(initial, location.search) : initial;
    return validate?.(read) ?? read;
  }, [isBrowser, location, initial, validate]);
  const fields: Known = useMemo(
    () => ({ ...linked, ...(typed?.location === location && typed.fields) }),
    [linked, location, typed],
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = writeQueryFields(fields, initial, search);
      // The reader might be on the way to another page.
      if (pathname === location.pathname && query !== search) {
        window.history.replaceState(window.history.state, '', pathname + query + hash);
      }
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [fields, initial, location]);

  // Several fields change at once if a reader used them before hydration.
  function setFields(part: (current: Known) => Partial<Known>): void {
    setTyped((latest) => {
      const changed = latest?.location === location ? latest.fields : {};
      return { location, fields: { ...changed, ...part({ ...linked, ...changed }) } };
    });
  }
  return [fields, setFields] as const;
}

import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useMemo, useState } from 'react';
import { type Fields, readQueryFields, writeQueryFields } from './queryFields';

/** Browsers limit how often the URL can change, and request the site's icon at each change. */
const debounceMilliseconds = 250;

type Location = ReturnType<typeof useLocation>;

/** The fields that a reader changed, and where. */
interface Typed<Known> {
  readonly location: Location;
  readonly fields: Partial<Known>;
}

/** Returns the changed fields that are kept: within one entry of the history, or along a link that changes only the hash. */
function keptFields<Known>(typed: Typed<Known> | undefined, to: Location): Partial<Known> {
  if (!typed) return {};
  const { location: from, fields } = typed;
  const isOnlyHash = to.hash !== '' && to.hash !== from.hash && to.search === from.search;
  return from === to || (isOnlyHash && to.pathname === from.pathname) ? fields : {};
}

/**
 * Keeps fields in the query string, so that they survive Back and can be shared. Never use it for a secret. Until hydration,
 * fields have their initial values, as in the build. A link to the same page empties them, unless it's only a hash.
 * @param validate removes values that can't be chosen, because anyone can write a link
 */
export function useQueryFields<Known extends Fields>(initial: Known, validate?: (fields: Known) => Known) {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState<Typed<Known>>();
  const linked = useMemo(() => {
    const read = isBrowser ? readQueryFields(initial, location.search) : initial;
    return validate?.(read) ?? read;
  }, [isBrowser, location, initial, validate]);
  const fields: Known = useMemo(
    () => ({ ...linked, ...keptFields(typed, location) }),
    [linked, location, typed],
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = writeQueryFields(fields, initial, search);
      // The reader may already be on another page.
      if (pathname === location.pathname && query !== search) {
        window.history.replaceState(window.history.state, '', pathname + query + hash);
      }
    }, debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [fields, initial, location]);

  // Fields that a reader used before hydration change at once, so each change starts from the latest.
  function setFields(part: (current: Known) => Partial<Known>): void {
    setTyped((latest) => {
      const changed = keptFields(latest, location);
      return { location, fields: { ...changed, ...part({ ...linked, ...changed }) } };
    });
  }
  return [fields, setFields] as const;
}

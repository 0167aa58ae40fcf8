import { useHistory, useLocation } from '@docusaurus/router';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { usePreHydrationValue } from '@site/src/components/ui/usePreHydrationValue';
import { searchPath } from '@site/src/search/searchPath';
import { useSearch } from '@site/src/search/useSearch';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import Popup from './Popup';
import { boxProps } from './SearchStatus';
import { isMac, useFocusShortcut } from './shortcut';
import styles from './styles.module.css';

interface Props {
  /** Whether it's the large box of the landing page. There and on the search page, the navigation bar has no box. */
  readonly hero?: boolean;
}

// Ejected, because the search package's bar can't show boxes of help and groups, has rows that aren't links, and takes the focus.
/** A combobox of suggestions. The search loads when a reader is about to type. */
export default function SearchBar({ hero = false }: Props): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  const home = useBaseUrl('/');
  const resultsPath = useBaseUrl('/search');
  const isBrowser = useIsBrowser();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isHovered, setIsHovered] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  /** The URL of the suggestion that the arrow keys have reached. */
  const [reachedUrl, setReachedUrl] = useState<string>();
  const search = useSearch('suggest', query, isOpen || isHovered);
  const hasPopup = isOpen && query.trim() !== '';
  const urls = (hasPopup && search.results?.groups.flatMap(({ hits }) => hits.map(({ url }) => url))) || [];
  // The next results can come without it.
  const activeUrl = urls.find((url) => url === reachedUrl);
  const resultsUrl = useBaseUrl(searchPath(query));

  const boxRef = usePreHydrationValue('value', query, setQuery);
  useFocusShortcut(boxRef);

  useLayoutEffect(() => {
    // A reader can be there before hydration.
    if (boxRef.current?.matches(':focus')) {
      setIsOpen(true);
    }
  }, [boxRef]);

  useLocationChange(() => {
    boxRef.current?.blur();
    close();
  });

  function close(): void {
    setIsOpen(false);
    setReachedUrl(undefined);
  }

  function change(text: string): void {
    setQuery(text);
    setReachedUrl(undefined);
    setIsOpen(true);
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    const isInBox = event.target === boxRef.current;
    // Safari sends the key that ends a composition after its end.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      return;
    }
    if (key === 'Escape') {
      event.preventDefault();
      boxRef.current?.focus();
      if (isOpen && query) {
        close();
      } else {
        change('');
      }
    } else if (isInBox && !event.shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setIsOpen(true);
      // The box is between the last row and the first.
      const stops = [undefined, ...urls];
      const step = key === 'ArrowDown' ? 1 : -1;
      setReachedUrl(stops.at((stops.indexOf(activeUrl) + step) % stops.length));
    } else if (isInBox && key === 'Enter' && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      openChoice((url) => window.open(url));
    }
  }

  /** Opens the suggestion that the arrow keys have reached, or all results. */
  function openChoice(open: (url: string) => void): void {
    if (query.trim()) {
      open(activeUrl ?? resultsUrl);
    }
  }

  if (!hero && (pathname === home || pathname === resultsPath)) {
    return null;
  }
  return (
    <search
      aria-label="Site"
      className={clsx('site-search', styles.bar, hero && styles.hero)}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) {
          close();
        }
      }}
    >
      {/* Before hydration, the browser opens the search page. */}
      <form
        action={resultsPath}
        onSubmit={(event) => {
          event.preventDefault();
          openChoice(history.push);
        }}
      >
        <input
          {...boxProps}
          ref={boxRef}
          name="q"
          className={clsx('navbar__search-input', styles.box)}
          aria-label="Search"
          aria-keyshortcuts={isBrowser && isMac() ? 'Meta+K' : 'Control+K'}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={urls.length > 0}
          aria-controls={urls.length > 0 ? listId : undefined}
          aria-activedescendant={activeUrl && listId + activeUrl}
          value={query}
          onMouseEnter={() => setIsHovered(true)}
          onFocus={() => setIsOpen(true)}
          onChange={({ target }) => change(target.value)}
        />
        {query ? (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear"
            onClick={() => {
              boxRef.current?.focus();
              change('');
            }}
          >
            ×
          </button>
        ) : (
          <span className={styles.hint} aria-hidden="true">
            {isBrowser && isMac() ? '⌘ K' : 'Ctrl K'}
          </span>
        )}
      </form>
      {hasPopup && (
        <Popup
          {...search}
          listId={listId}
          query={query}
          resultsUrl={resultsUrl}
          activeUrl={activeUrl}
          retry={() => {
            // The button has the focus, and disappears.
            boxRef.current?.focus();
            search.retry();
          }}
        />
      )}
    </search>
  );
}

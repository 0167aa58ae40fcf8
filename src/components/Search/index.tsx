import { useHistory } from '@docusaurus/router';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchPath } from '@site/src/search/searchPath';
import { useSearch } from '@site/src/search/useSearch';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { useValueBeforeHydration } from '../ui/useValueBeforeHydration';
import Popup from './Popup';
import SearchInput from './SearchInput';
import { isMac, useFocusShortcut } from './shortcut';
import styles from './styles.module.css';

interface Props {
  /** `hero` is larger, for the landing page. */
  readonly variant?: 'navbar' | 'hero';
}

/** A combobox that suggests sections of pages. It loads the index once the reader hovers over the input or focuses it. */
export default function Search({ variant = 'navbar' }: Props): ReactNode {
  const history = useHistory();
  const isOnMac = useIsBrowser() && isMac();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [wasHovered, setWasHovered] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [highlightedUrl, setHighlightedUrl] = useState<string>();
  const searchState = useSearch('suggest', query, isOpen || wasHovered);
  const isPopupOpen = isOpen && query.trim() !== '';
  const groups = (isPopupOpen && searchState.results?.groups) || [];
  const urls = groups.flatMap(({ hits }) => hits.map(({ url }) => url));
  // New results may not contain the highlighted suggestion.
  const activeUrl = urls.find((url) => url === highlightedUrl);
  const resultsUrl = searchPath(query);

  const inputRef = useValueBeforeHydration((input: HTMLInputElement) => input.value, query, setQuery);
  useFocusShortcut(inputRef);

  useLayoutEffect(() => {
    // The reader may have focused the input before hydration.
    if (inputRef.current?.matches(':focus')) setIsOpen(true);
  }, [inputRef]);

  useLocationChange(() => {
    inputRef.current?.blur();
    close();
  });

  function close(): void {
    setIsOpen(false);
    setHighlightedUrl(undefined);
  }

  function change(text: string): void {
    setQuery(text);
    setHighlightedUrl(undefined);
    setIsOpen(true);
  }

  function moveHighlight(step: 1 | -1): void {
    // `undefined` is the input, which comes before the first suggestion and after the last.
    const stops = [undefined, ...urls];
    const next = stops.indexOf(activeUrl) + step + stops.length;
    setHighlightedUrl(stops[next % stops.length]);
  }

  /** Opens the highlighted suggestion, or all results. */
  function openSelection(open: (url: string) => void): void {
    if (query.trim()) open(activeUrl ?? resultsUrl);
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    // Safari sends the key that ends a composition after its end, with the code 229.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    const isInInput = event.target === inputRef.current;
    if (key === 'Escape') {
      event.preventDefault();
      inputRef.current?.focus();
      if (isOpen && query) {
        close();
      } else {
        change('');
      }
    } else if (isInInput && !event.shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setIsOpen(true);
      moveHighlight(key === 'ArrowDown' ? 1 : -1);
    } else if (isInInput && key === 'Enter' && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      openSelection((url) => window.open(url));
    }
  }

  return (
    <search
      aria-label="Site"
      className={clsx('rk-site-search', styles.search, variant === 'hero' && styles.hero)}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      {/* Before hydration, the browser submits the form to the search page. */}
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          openSelection(history.push);
        }}
      >
        <SearchInput
          ref={inputRef}
          name="q"
          aria-label="Search"
          aria-keyshortcuts={isOnMac ? 'Meta+K' : 'Control+K'}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={urls.length > 0}
          aria-controls={urls.length > 0 ? listId : undefined}
          aria-activedescendant={activeUrl && listId + activeUrl}
          value={query}
          onMouseEnter={() => setWasHovered(true)}
          onFocus={() => setIsOpen(true)}
          onChange={({ target }) => change(target.value)}
        />
        {query ? (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear"
            onClick={() => {
              inputRef.current?.focus();
              change('');
            }}
          >
            ×
          </button>
        ) : (
          <span className={styles.shortcut} aria-hidden="true">
            {isOnMac ? '⌘ K' : 'Ctrl K'}
          </span>
        )}
      </form>
      {isPopupOpen && (
        <Popup
          {...searchState}
          listId={listId}
          resultsUrl={resultsUrl}
          activeUrl={activeUrl}
          inputRef={inputRef}
        />
      )}
    </search>
  );
}

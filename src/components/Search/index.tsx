import { useHistory } from '@docusaurus/router';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { commonTasks } from '@site/src/search/commonTasks';
import { searchPath } from '@site/src/search/searchPath';
import { useSearch } from '@site/src/search/useSearch';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { usePreHydrationValueRef } from '../ui/usePreHydrationValueRef';
import Popup from './Popup';
import SearchInput from './SearchInput';
import SearchStatus from './SearchStatus';
import { isMac } from './shortcut';
import styles from './styles.module.css';

interface Props {
  /** Larger, for the landing page. */
  readonly isHero?: boolean;
}

/**
 * A combobox that suggests sections of pages, or common tasks while it's empty. It loads the index once the reader hovers over the
 * input or focuses it. The focus alone doesn't open it, so that it covers nothing when a reader only tabs through the page.
 */
export default function Search({ isHero }: Props): ReactNode {
  const history = useHistory();
  const isOnMac = useIsBrowser() && isMac();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [shouldLoad, setShouldLoad] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [highlightedUrl, setHighlightedUrl] = useState<string>();
  // One letter finds nothing.
  const text = query.trim().length > 1 ? query.trim() : '';
  const search = useSearch({ method: 'suggest', query: text }, isOpen || shouldLoad);
  const { withBaseUrl } = useBaseUrlUtils();
  const resultsUrl = query.trim() ? searchPath(query) : undefined;
  const groups = search.results?.groups ?? commonTasks;
  const urls = groups.flatMap(({ hits }) => hits.map(({ url }) => url));
  // New results may not contain the highlighted suggestion.
  const activeUrl = urls.find((url) => url === highlightedUrl);
  const isExpanded = isOpen && urls.length > 0;

  const inputRef = usePreHydrationValueRef(
    (input: HTMLInputElement) => input.value,
    query,
    (early) => {
      setQuery(early);
      openIfFocused();
    },
  );

  useLocationChange(() => {
    inputRef.current?.blur();
    close();
  });

  function openIfFocused(): void {
    setIsOpen(Boolean(inputRef.current?.matches(':focus')));
  }

  function close(): void {
    setIsOpen(false);
    setHighlightedUrl(undefined);
  }

  function change(text: string): void {
    setQuery(text);
    setHighlightedUrl(undefined);
    setIsOpen(true);
  }

  /** Clears the input. If it's empty, closes the popup and, on a phone, the field. */
  function clear(): void {
    if (query) {
      inputRef.current?.focus();
      change('');
    } else {
      inputRef.current?.blur();
      close();
    }
  }

  function moveHighlight(step: 1 | -1): void {
    // `undefined` is the input, which comes before the first suggestion and after the last.
    const stops = [undefined, ...urls];
    const next = stops.indexOf(activeUrl) + step + stops.length;
    setHighlightedUrl(stops[next % stops.length]);
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    // In a composition, the keys are for its menu.
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') {
      event.preventDefault();
      inputRef.current?.focus();
      close();
    } else if (event.target === inputRef.current && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setIsOpen(true);
      moveHighlight(key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <search
      aria-label="Site"
      className={clsx('dropdown--show rk-site-search rk-no-print', styles.search, isHero && styles.hero)}
      onKeyDown={handleKey}
      onMouseDown={(event) => {
        // Keeps the focus in the input: in Safari, a click on a link or a button would end it and close the popup.
        if (event.button === 0 && event.target !== inputRef.current) event.preventDefault();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      {/* Before hydration, the browser submits the form to the search page. */}
      <form
        action={withBaseUrl('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          const url = activeUrl ?? resultsUrl;
          if (url) history.push(withBaseUrl(url));
        }}
      >
        <SearchInput
          ref={inputRef}
          name="q"
          aria-label="Search"
          aria-keyshortcuts="Control+K Meta+K"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={activeUrl && listId + activeUrl}
          value={query}
          onShortcut={() => setIsOpen(true)}
          onPointerEnter={() => setShouldLoad(true)}
          onFocus={() => setShouldLoad(true)}
          onClick={() => setIsOpen(true)}
          onChange={({ target }) => change(target.value)}
          clearLabel={(query && 'Clear') || (isOpen && 'Close')}
          onClear={clear}
        />
        {!query && !isOpen && (
          <span className={styles.shortcut} aria-hidden="true">
            {isOnMac ? '⌘ K' : 'Ctrl K'}
          </span>
        )}
      </form>
      {isOpen && (
        <Popup
          groups={groups}
          listId={listId}
          resultsUrl={search.results && resultsUrl}
          activeUrl={activeUrl}
        >
          {text && <SearchStatus search={search} inputRef={inputRef} isBrief />}
        </Popup>
      )}
    </search>
  );
}

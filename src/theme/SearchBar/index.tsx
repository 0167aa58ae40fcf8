import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { searchPath } from '@site/src/search/searchPath';
import { useSearch } from '@site/src/search/useSearch';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Popup from './Popup';
import { boxProps } from './parts';
import styles from './styles.module.css';

interface Props {
  /** Set on the landing page, which has this large box instead of the one in the navigation bar. */
  readonly hero?: boolean;
}

/** Whether the keys are Ctrl and K, also on a keyboard with other letters. On a Mac, Ctrl+K deletes the rest of a line. */
function isShortcut(event: globalThis.KeyboardEvent): boolean {
  const isK = event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/[a-z]/i.test(event.key));
  const [hasModifier, hasOther] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return isK && hasModifier && !hasOther && !event.shiftKey && !event.altKey;
}

function isMac(): boolean {
  return /mac/i.test(navigator.platform);
}

// Ejected, because the search package's bar can't show boxes of help and groups, has rows that aren't links, and takes the focus.
/** A combobox of pages. The search is loaded when a reader is about to type. */
export default function SearchBar({ hero = false }: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const home = useBaseUrl('/');
  const resultsPath = useBaseUrl('/search');
  const id = useId();
  const isBrowser = useIsBrowser();
  const barRef = useRef<HTMLElement>(null);
  const boxRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isNeeded, setIsNeeded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [selected, setSelected] = useState(-1);
  const { answer, status, retry } = useSearch('suggest', query, isNeeded);
  const isShown = isOpen && query.trim() !== '';
  const rowCount = (isShown && answer?.shown) || 0;
  const isExpanded = rowCount > 0;
  const resultsUrl = useBaseUrl(searchPath(query));

  function open(): void {
    setIsNeeded(true);
    setIsOpen(true);
  }

  function search(text: string): void {
    setQuery(text);
    setSelected(-1);
    open();
  }

  const onMount = useEffectEvent(() => {
    // A reader can be there, and can have typed, before hydration.
    const box = boxRef.current;
    const isFocused = box !== null && box === document.activeElement;
    if (box?.value || isFocused) {
      search(box?.value ?? '');
      setIsOpen(isFocused);
    }
  });
  useLayoutEffect(() => onMount(), []);

  useEffect(() => {
    const focusBox = (event: globalThis.KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        boxRef.current?.focus();
      }
    };
    document.addEventListener('keydown', focusBox);
    return () => document.removeEventListener('keydown', focusBox);
  }, []);

  // The list belongs to the page on which it was opened.
  const openedOn = useRef(location);
  useEffect(() => {
    if (openedOn.current !== location) {
      openedOn.current = location;
      setIsOpen(false);
      setSelected(-1);
      if (barRef.current?.contains(document.activeElement)) {
        boxRef.current?.blur();
      }
    }
  }, [location]);

  function handleKey(event: KeyboardEvent): void {
    const { key, target, nativeEvent } = event;
    const box = boxRef.current;
    // Safari sends the key that ends a composition after its end.
    if (!box || nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      return;
    }
    if (key === 'Escape') {
      event.preventDefault();
      box.focus();
      if (isOpen && query) {
        setIsOpen(false);
        setSelected(-1);
      } else {
        clear();
      }
    } else if (target === box && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setIsOpen(true);
      // The step before the first row is the box.
      const step = key === 'ArrowDown' ? 1 : -1;
      setSelected(((selected + 1 + step + rowCount + 1) % (rowCount + 1)) - 1);
    } else if (target === box && key === 'Enter') {
      const row = isExpanded && document.getElementById(`${id}${selected}`);
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        event.preventDefault();
        window.open(row instanceof HTMLAnchorElement ? row.href : resultsUrl);
      } else if (row) {
        event.preventDefault();
        row.click();
      }
    }
  }

  function clear(): void {
    if (boxRef.current) {
      boxRef.current.value = '';
      boxRef.current.focus();
    }
    search('');
  }

  if (!hero && location.pathname === home) {
    return null;
  }
  return (
    <search
      ref={barRef}
      aria-label="Site"
      className={clsx('site-search', styles.bar, hero && styles.hero)}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) {
          setIsOpen(false);
        }
      }}
    >
      {/* Before hydration, the browser opens the search page. */}
      <form
        action={resultsPath}
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim()) {
            history.push(resultsUrl);
          }
        }}
      >
        <input
          {...boxProps}
          ref={boxRef}
          name="q"
          className={clsx('navbar__search-input', styles.box)}
          aria-label="Search"
          aria-keyshortcuts={isBrowser && isMac() ? 'Meta+K' : 'Control+K'}
          placeholder="Search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? `${id}list` : undefined}
          aria-activedescendant={isExpanded && selected >= 0 ? `${id}${selected}` : undefined}
          onMouseEnter={() => setIsNeeded(true)}
          onFocus={open}
          onChange={({ target }) => search(target.value)}
        />
      </form>
      {query ? (
        <button type="button" className={styles.clear} aria-label="Clear" onClick={clear}>
          ×
        </button>
      ) : (
        <span className={styles.hint} aria-hidden="true">
          {isBrowser && isMac() ? '⌘ K' : 'Ctrl K'}
        </span>
      )}
      {isShown && (
        <Popup
          id={id}
          query={query}
          resultsUrl={resultsUrl}
          selected={selected}
          answer={answer}
          status={status}
          retry={() => {
            // The button goes, which has the focus.
            boxRef.current?.focus();
            retry();
          }}
        />
      )}
    </search>
  );
}

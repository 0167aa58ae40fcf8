import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { fetchIndexesByWorker, getSnapshot, subscribe } from '@site/src/search/searchByWorker';
import { pluralize } from '@site/src/text';
import OriginalSearchBar from '@theme-original/SearchBar';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Set on the landing page, which has this large box instead of the one in the navigation bar. */
  readonly hero?: boolean;
}

/** Gives the list of suggestions its role, which the package gives to a box with a link, too, and shows the selected one. */
function fixSuggestionList(bar: HTMLElement): void {
  bar.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  const list = bar.querySelector('[role="option"]')?.parentElement;
  bar.querySelector('[role="listbox"]:not(:has(> [role="option"]))')?.removeAttribute('role');
  list?.setAttribute('role', 'listbox');
  list?.setAttribute('id', 'suggestions');
  list?.setAttribute('aria-label', 'Suggestions');
  bar.querySelector('[aria-owns]')?.removeAttribute('aria-owns');
  const combobox = bar.querySelector('[role="combobox"]');
  combobox?.setAttribute('aria-controls', 'suggestions');
  combobox?.setAttribute('aria-expanded', String(Boolean(list?.getClientRects().length)));
  // Tab closes the list, and a focus in it would be lost.
  bar.querySelector('[class*="hitFooter"] a')?.setAttribute('tabindex', '-1');
  bar.querySelector('button[class*="searchClear"]')?.setAttribute('aria-label', 'Clear');
}

// Wrapped, because the package's bar spins forever if the index can't be loaded, opens what an earlier query found, and
// doesn't tell screen readers what it found.
/** The search package's bar. */
export default function SearchBar({ hero = false }: Props): ReactNode {
  const { pathname } = useLocation();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const barRef = useRef<HTMLDivElement>(null);
  const { query, count, failedOn } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const isShown = hero || pathname !== baseUrl;

  // biome-ignore lint/correctness/useExhaustiveDependencies: The bar isn't in the page until it's shown.
  useEffect(() => {
    const { current } = barRef;
    if (!current) {
      return;
    }
    const observer = new MutationObserver(() => fixSuggestionList(current));
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ['aria-selected'] });
    // The package compares letters, so a keyboard with others has no shortcut.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.code === 'KeyK' && !/[a-z]/i.test(event.key) && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        current.querySelector('input')?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isShown]);

  if (!isShown) {
    return null;
  }
  const retry = async () => {
    if (await fetchIndexesByWorker(baseUrl)) {
      barRef.current?.querySelector('input')?.focus();
      // The package's page asks only once.
      if (pathname === `${baseUrl}search`) {
        window.location.reload();
      }
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const selected = barRef.current?.querySelector('[aria-selected="true"]');
    if (event.key === 'Tab') {
      // The package would drop the focus.
      event.stopPropagation();
    }
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) {
      return;
    }
    if (event.nativeEvent.isComposing) {
      event.stopPropagation();
    } else if (target.value.trim() && (target.value !== query || !selected)) {
      event.stopPropagation();
      history.push(`${baseUrl}search?${new URLSearchParams({ q: target.value })}`);
    }
  };
  return (
    <div ref={barRef} className={clsx(styles.bar, hero && styles.hero)} onKeyDownCapture={handleKeyDown}>
      <ErrorBoundary fallback={() => <Link to="/search">Search</Link>}>
        <OriginalSearchBar />
      </ErrorBoundary>
      <p role="status" className="visually-hidden">
        {/* A new element, so that the same number is announced again. */}
        {query && <span key={query}>{count > 0 ? pluralize(count, 'result') : 'No results'}</span>}
      </p>
      {failedOn === pathname && (
        <div role="alert" className={styles.error}>
          {process.env.NODE_ENV === 'development'
            ? 'Run npm run build once: a preview searches the last build. '
            : "The search couldn't load. Check your connection. "}
          <button type="button" className="button button--primary button--outline" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { getSnapshot, restartAfterFailure, subscribe } from '@site/src/search/searchByWorker';
import { pluralize } from '@site/src/text';
import OriginalSearchBar from '@theme-original/SearchBar';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';
import { useRepairs } from './useRepairs';

interface Props {
  /** Set on the landing page, which has this large box instead of the one in the navigation bar. */
  readonly hero?: boolean;
}

// Wrapped, because the package's bar spins forever if a part of it can't be loaded, takes and drops the focus, opens what an
// earlier query found, opens no tabs, and doesn't tell screen readers what it found.
/** The search package's bar. */
export default function SearchBar({ hero = false }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const baseUrl = useBaseUrl('/');
  const barRef = useRef<HTMLDivElement>(null);
  const { counts, hasFailed, restarts } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const [status, setStatus] = useState('');
  const isShown = hero || pathname !== baseUrl;
  const pageQuery = pathname === `${baseUrl}search` && new URLSearchParams(search).get('q');
  const query = useRepairs(barRef, isShown) || pageQuery || '';
  const { shown = 0, count = 0 } = counts.get(query) ?? {};
  const total = pluralize(count, 'result');
  const answer = shown < count ? `${shown} of ${total}` : total;
  const news = counts.has(query) ? answer : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: An error belongs to the page on which it appeared.
  useEffect(restartAfterFailure, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: The same number of results is news after another query.
  useEffect(() => {
    setStatus('');
    // Said when the reader pauses.
    const timer = setTimeout(() => setStatus(news), 700);
    return () => clearTimeout(timer);
  }, [news, query]);

  if (!isShown) {
    return null;
  }
  const retry = () => {
    const typed = barRef.current?.querySelector('input')?.value ?? '';
    flushSync(restartAfterFailure);
    // The new bar starts loading when it has the focus.
    const box = barRef.current?.querySelector('input');
    box?.focus();
    box?.setRangeText(typed, 0, 0, 'end');
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div ref={barRef} className={clsx(styles.bar, hero && styles.hero)}>
      <ErrorBoundary fallback={() => <Link to="/search">Search</Link>}>
        <OriginalSearchBar key={restarts} />
      </ErrorBoundary>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {hasFailed && (
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

import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { announce, typingPause } from '@site/src/components/ui/announce';
import { amount } from '@site/src/facts/quantity';
import { getSnapshot, restartAfterFailure, subscribe } from '@site/src/search/searchByWorker';
import OriginalSearchBar from '@theme-original/SearchBar';
import clsx from 'clsx';
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { repairBar } from './repairBar';
import styles from './styles.module.css';

interface Props {
  /** Set on the landing page, which has this large box instead of the one in the navigation bar. */
  readonly hero?: boolean;
}

// Wrapped because the package's bar spins forever if a part of it can't be loaded, takes and drops the focus, opens what an
// earlier query found, opens no tabs, and doesn't tell screen readers what it found.
/** The search package's bar. */
export default function SearchBar({ hero = false }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const baseUrl = useBaseUrl('/');
  const { counts, hasFailed, restarts } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const history = useHistory();
  const [listedQuery, setListedQuery] = useState('');
  const barRef = useCallback(
    (bar: HTMLElement | null) =>
      bar ? repairBar(bar, { resultsPath: `${baseUrl}search`, history, onList: setListedQuery }) : undefined,
    [baseUrl, history],
  );
  const pageQuery = pathname === `${baseUrl}search` && new URLSearchParams(search).get('q');
  const query = listedQuery || pageQuery || '';
  const { shown = 0, count = 0 } = counts.get(query) ?? {};
  const total = amount(count, 'result');
  const answer = shown < count ? `${shown} of ${total}` : total;
  const news = counts.has(query) ? answer : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: An error belongs to the page on which it appeared.
  useEffect(restartAfterFailure, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: The same number of results is news after another query.
  useEffect(() => {
    if (news) {
      const timer = setTimeout(() => announce(news), typingPause);
      return () => {
        clearTimeout(timer);
        announce('');
      };
    }
  }, [news, query]);

  if (!hero && pathname === baseUrl) {
    return null;
  }
  const retry = ({ currentTarget }: MouseEvent) => {
    const bar = currentTarget.closest(`.${styles.bar}`);
    const typed = bar?.querySelector('input')?.value ?? '';
    flushSync(restartAfterFailure);
    // The new bar starts loading when it has the focus.
    const box = bar?.querySelector('input');
    box?.focus();
    box?.setRangeText(typed, 0, 0, 'end');
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div ref={barRef} className={clsx(styles.bar, hero && styles.hero)}>
      <ErrorBoundary fallback={() => <Link to="/search">Search</Link>}>
        <OriginalSearchBar key={restarts} />
      </ErrorBoundary>
      {hasFailed && (
        <div role="alert" className={styles.error}>
          {process.env.NODE_ENV === 'development'
            ? 'Only the built site has a search: npm run preview. '
            : "The search couldn't load. Check your connection. "}
          <button type="button" className="button button--primary button--outline" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

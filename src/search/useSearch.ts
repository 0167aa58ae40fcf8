import { usePluginData } from '@docusaurus/useGlobalData';
import { useEffect, useState } from 'react';
import { search } from './client';
import type { SearchResults } from './engine';
import type { SearchRequest } from './worker';

export interface SearchState {
  /** The results of the latest query, until those of the next one replace them. */
  readonly results?: SearchResults;
  /** Whether the index or the worker couldn't load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Searches whenever the query changes, without a debounce: a worker answers a query in a few milliseconds. An empty one has no
 * results, but loads the index before the reader types.
 * @param isEnabled whether to search at all
 */
export function useSearch({ mode, query, limit }: SearchRequest, isEnabled = true): SearchState {
  const { version } = usePluginData('@easyops-cn/docusaurus-search-local') as { version: string };
  const indexUrl = `/search-index.json?_=${version}`;
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<Pick<SearchState, 'results' | 'hasFailed'>>({ hasFailed: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: Each attempt searches again.
  useEffect(() => {
    if (!isEnabled) return undefined;
    // Drops the results of an earlier query that arrive late.
    let isCurrent = true;
    setState(({ results }) => ({ results, hasFailed: false }));
    search(indexUrl, { mode, query, limit })
      .then((results) => ({ results: query.trim() ? results : undefined, hasFailed: false }))
      .catch(() => ({ hasFailed: true }))
      .then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [indexUrl, mode, query, limit, isEnabled, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}

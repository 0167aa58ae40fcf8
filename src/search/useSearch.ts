import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useEffect, useState } from 'react';
import { search } from './client';
import type { SearchEngine, SearchResults } from './engine';

export interface SearchState {
  /** What the latest query found, also while the next one is on its way. */
  readonly results?: SearchResults;
  /** Whether the search couldn't load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Searches whenever the query changes. An empty query only loads the search.
 * @param mode "suggest" for the bar, "search" for the search page
 * @param isEnabled whether to search at all
 */
export function useSearch(mode: keyof SearchEngine, query: string, isEnabled = true): SearchState {
  const { version } = usePluginData('@easyops-cn/docusaurus-search-local') as { version: string };
  const indexUrl = `${useBaseUrl('/search-index.json')}?_=${version}`;
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<Pick<SearchState, 'results' | 'hasFailed'>>({ hasFailed: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt searches again
  useEffect(() => {
    if (!isEnabled) {
      return undefined;
    }
    // Late results of an earlier query are dropped.
    let isCurrent = true;
    setState(({ results }) => ({ results, hasFailed: false }));
    search(indexUrl, { mode, query })
      .then((results) => ({ results: query.trim() ? results : undefined, hasFailed: false }))
      .catch(() => ({ hasFailed: true }))
      .then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [indexUrl, mode, query, isEnabled, attempt]);

  return { ...state, retry: () => setAttempt(attempt + 1) };
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useEffect, useState } from 'react';
import { search } from './client';
import type { SearchAnswer, SearchEngine } from './engine';

export interface SearchState {
  /** The answer to the last query that has one. */
  readonly answer?: SearchAnswer;
  readonly status: 'loading' | 'failed' | 'answered';
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/**
 * Searches for a query: with "suggest" for the bar, with "findAll" for the search page.
 * @param isNeeded whether to load the search, which an empty query does, too
 */
export function useSearch(kind: keyof SearchEngine, query: string, isNeeded = true): SearchState {
  const { version } = usePluginData('@easyops-cn/docusaurus-search-local') as { version: string };
  const indexUrl = `${useBaseUrl('/search-index.json')}?_=${version}`;
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ request?: string; answer?: SearchAnswer; hasFailed?: boolean }>({});
  const request = `${attempt} ${query}`;

  useEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    // A late answer to an earlier query is dropped.
    let isCurrent = true;
    const update = (change: typeof last) => isCurrent && setLast({ request, ...change });
    search(indexUrl, { kind, query }).then(
      (answer) => update({ answer: query.trim() ? answer : undefined }),
      () => update({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [indexUrl, kind, query, request, isNeeded]);

  const isCurrent = last.request === request;
  return {
    answer: last.answer,
    status: !isCurrent ? 'loading' : last.hasFailed ? 'failed' : 'answered',
    retry: () => setAttempt(attempt + 1),
  };
}

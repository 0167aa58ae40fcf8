import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useEffect, useState } from 'react';
import { loadSearch, search } from './client';
import type { SearchAnswer, SearchEngine } from './engine';

export interface SearchState {
  /** The answer to the last query that has one. */
  readonly answer?: SearchAnswer;
  readonly status: 'idle' | 'loading' | 'failed' | 'answered';
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** Returns what a query finds, of what the bar or the page shows. */
export function useSearch(kind: keyof SearchEngine, query: string): SearchState {
  const { version } = usePluginData('@easyops-cn/docusaurus-search-local') as { version: string };
  const indexUrl = `${useBaseUrl('/search-index.json')}?_=${version}`;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ of?: string; answer?: SearchAnswer; hasFailed?: boolean }>({});
  const request = query.trim() && `${attempt} ${query}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: Each attempt asks again.
  useEffect(() => {
    // A late answer to an earlier query is dropped.
    let isCurrent = true;
    const update = (change: typeof state) => isCurrent && setState({ of: request, ...change });
    (request ? search(indexUrl, { kind, query }) : loadSearch(indexUrl).then(() => undefined)).then(
      (answer) => update({ answer }),
      () => update({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [indexUrl, kind, query, attempt]);

  const isCurrent = state.of === request;
  return {
    answer: state.answer,
    status: !request ? 'idle' : !isCurrent ? 'loading' : state.hasFailed ? 'failed' : 'answered',
    retry: () => setAttempt(attempt + 1),
  };
}

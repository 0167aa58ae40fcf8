import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentState, isPreview, type SearchState, search, subscribe } from './client';
import type { Answer } from './SearchEngine';

/** What the search found, and what to tell the reader. */
interface Search {
  /** The newest answer, which can be for an earlier query: compare its `query`. */
  readonly answer?: Answer | undefined;
  readonly state: SearchState;
  /** What went wrong, and what the reader can do. */
  readonly error?: string | undefined;
}

function errorOf({ phase, objects }: SearchState): string | undefined {
  if (phase !== 'failed') {
    return undefined;
  }
  if (isPreview) {
    return "There's no search index yet. Run “npm run build” once, and then try again.";
  }
  return objects > 0
    ? 'Only part of the search index has loaded, so some results might be missing.'
    : "The search couldn't load. Check your connection, and then try again.";
}

/** Answers a query as the reader types it and as the index loads. */
export function useSearch(query: string): Search {
  const state = useSyncExternalStore(subscribe, currentState, currentState);
  const { objects } = state;
  const [answer, setAnswer] = useState<Answer>();
  const waiting = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isNewest = true;
    if (objects > 0 && query.trim()) {
      // One query at a time. Those that were typed in the meantime are skipped, but the last.
      waiting.current = waiting.current.then(async () => {
        if (isNewest) {
          setAnswer(await search(query));
        }
      });
    }
    return () => {
      isNewest = false;
    };
  }, [query, objects]);

  return { answer, state, error: errorOf(state) };
}

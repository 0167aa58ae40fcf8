import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Answer } from '../engine/SearchEngine';
import { ask, currentState, type SearchState, stateAtBuild, subscribe } from './search';

/** Returns the state of the search, as it changes. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(subscribe, currentState, stateAtBuild);
}

/**
 * Returns the answer to a query, as the reader types it and as the index loads.
 * @param limit the maximum number of places
 * @param complete whether to wait until the whole index has loaded, so that results don't change
 * @returns the newest answer, which can be for an earlier query: compare its `query`
 */
export function useAnswer(query: string, limit: number, complete = false): Answer | undefined {
  const { lines, canAnswer, phase } = useSearchState();
  const [answer, setAnswer] = useState<Answer>();
  const wanted = useRef({ query });
  const asking = useRef(false);

  // Asked again as the index loads, but not for each of its many lines.
  const waits = !canAnswer || (complete && phase === 'partly');
  const stage = waits ? undefined : `${phase} ${phase === 'partly' ? Math.min(lines, 3) : 'all'}`;

  useEffect(() => {
    wanted.current = { query };
    if (stage === undefined || asking.current) {
      return;
    }
    // One query at a time. What is typed in the meantime is next.
    const askOn = async () => {
      asking.current = true;
      for (let asked: { query: string } | undefined; asked !== wanted.current; ) {
        asked = wanted.current;
        const given = asked.query.trim() ? await ask(asked.query, limit) : undefined;
        if (given) {
          setAnswer(given);
        }
      }
      asking.current = false;
    };
    void askOn();
  }, [query, limit, stage]);

  return answer;
}

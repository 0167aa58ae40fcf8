import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Answer } from '../engine/SearchEngine';
import { ask, currentState, type SearchState, stateAtBuild, subscribe } from './search';

/** How far the search is, as it changes. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(subscribe, currentState, stateAtBuild);
}

/**
 * The answer to a query, as the reader types it and as the index arrives.
 * @param limit how many pages are wanted
 * @returns the newest answer there is, which may be that to an earlier query: compare its `query`
 */
export function useAnswer(query: string, limit: number): Answer | undefined {
  const { lines, canAnswer, phase } = useSearchState();
  const [answer, setAnswer] = useState<Answer>();
  const wanted = useRef({ query });
  const asking = useRef(false);

  // Asked anew as the index arrives, but not for every one of the many lines of text.
  const stage = canAnswer ? `${phase} ${phase === 'partly' ? Math.min(lines, 3) : 'all'}` : undefined;

  useEffect(() => {
    wanted.current = { query };
    if (stage === undefined || asking.current) {
      return;
    }
    // One question at a time; what was typed meanwhile is asked next.
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

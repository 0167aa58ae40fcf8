import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useAddressState } from '../ui/useAddressState';
import { queryOf, searchOf } from './query';
import type LoadedResults from './Results';
import styles from './styles.module.css';

/** The searchable table of all emoji, loaded on request or for a link to a search. Without scripts, the page has its own table. */
export default function EmojiTable(): ReactNode {
  const [query, change] = useAddressState(queryOf, searchOf);
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const [Results, setResults] = useState<ComponentType<ComponentProps<typeof LoadedResults>>>();
  const [asked, setAsked] = useState(false);

  const load = useCallback(async () => {
    setState('loading');
    try {
      const loaded = await import('./Results');
      setResults(() => loaded.default);
    } catch {
      setState('failed');
    }
  }, []);

  useEffect(() => {
    if (query.isLinked) {
      void load();
    }
  }, [query.isLinked, load]);

  return (
    <div className={styles.emoji} data-search="ignore">
      {Results ? (
        <Results query={query} onChange={change} focus={asked} />
      ) : (
        <>
          <button
            type="button"
            className="btn btn--primary"
            aria-disabled={state === 'loading'}
            onClick={() => {
              setAsked(true);
              if (state !== 'loading') {
                void load();
              }
            }}
          >
            {state === 'failed' ? 'Try again' : 'Show all emoji'}
          </button>
          <p className={styles.found} role="status">
            {state === 'loading' && 'Loading the emoji…'}
            {state === 'failed' && "The emoji couldn't be loaded. Check your connection, and then try again."}
          </p>
        </>
      )}
    </div>
  );
}

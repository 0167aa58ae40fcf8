import { useLocation } from '@docusaurus/router';
import { replaceSearch } from '@site/src/components/replaceSearch';
import { loadAnewIfServerAnswers } from '@site/src/navigation/newBuild';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type EmojiQuery, queryOf, searchOf } from './query';
import styles from './styles.module.css';

interface ResultsProps {
  readonly query: EmojiQuery;
  readonly onChange: (query: EmojiQuery) => void;
  readonly focus: boolean;
}

type State =
  | { readonly kind: 'waiting' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly Results: ComponentType<ResultsProps> };

const everything: EmojiQuery = { words: '', group: '', tone: 'default' };

/**
 * The searchable table of all emoji, which is loaded when the reader asks for it, or comes by a link with a search in
 * it. Without scripts the table of common emoji beside it answers.
 */
export default function EmojiTable(): ReactNode {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const [query, setQuery] = useState(everything);
  const [asked, setAsked] = useState(false);
  const { search } = useLocation();

  const load = useCallback(async (again = false) => {
    setState((now) => (now.kind === 'ready' ? now : { kind: 'loading' }));
    try {
      const { default: Results } = await import('./Results');
      setState({ kind: 'ready', Results });
    } catch {
      setState({ kind: 'failed' });
      if (again) {
        await loadAnewIfServerAnswers();
      }
    }
  }, []);

  useEffect(() => {
    const linked = queryOf(search);
    if (linked) {
      setQuery(linked);
      load();
    }
  }, [search, load]);

  function change(next: EmojiQuery): void {
    setQuery(next);
    replaceSearch(searchOf(next, window.location.search));
  }

  return (
    <div className={styles.emoji} data-search="ignore">
      {state.kind === 'ready' ? (
        <state.Results query={query} onChange={change} focus={asked} />
      ) : (
        <>
          <button
            type="button"
            className={styles.button}
            aria-disabled={state.kind === 'loading'}
            onClick={() => {
              setAsked(true);
              if (state.kind !== 'loading') {
                load(state.kind === 'failed');
              }
            }}
          >
            {state.kind === 'failed' ? 'Try again' : 'Show all emoji'}
          </button>
          <p className={styles.found} role="status">
            {state.kind === 'loading' && 'The emoji are on their way.'}
            {state.kind === 'failed' && 'The emoji did not arrive. Check your connection, then try again.'}
          </p>
        </>
      )}
    </div>
  );
}

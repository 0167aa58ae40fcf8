import { type ComponentType, type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/** The searchable table of all emoji, loaded on request. Without scripts, the page has its own table. */
export default function EmojiTable(): ReactNode {
  const [Results, setResults] = useState<ComponentType>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');

  async function load(): Promise<void> {
    setState('loading');
    try {
      const loaded = await import('./Results');
      setResults(() => loaded.default);
    } catch {
      setState('failed');
    }
  }

  return (
    <div className={styles.emoji} data-search="ignore">
      {Results ? (
        <Results />
      ) : (
        <>
          <button
            type="button"
            className="btn btn--primary"
            aria-disabled={state === 'loading'}
            onClick={() => state === 'loading' || void load()}
          >
            <span>{state === 'failed' ? 'Try again' : 'Show all emoji'}</span>
          </button>
          <p role="status">
            {state === 'loading' && 'Loading the emoji…'}
            {state === 'failed' && "The emoji couldn't be loaded. Check your connection, and then try again."}
          </p>
        </>
      )}
    </div>
  );
}

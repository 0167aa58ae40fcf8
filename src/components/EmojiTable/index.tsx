import { type ComponentType, type ReactNode, useState } from 'react';
import styles from './styles.module.css';

const messages = {
  waiting: '',
  loading: 'Loading the emoji…',
  failed: "The emoji couldn't be loaded. Check your connection, and then try again.",
};

/** The searchable table of all emoji, loaded on request. Without scripts, the page has its own table. */
export default function EmojiTable(): ReactNode {
  const [Results, setResults] = useState<ComponentType>();
  const [state, setState] = useState<keyof typeof messages>('waiting');

  async function load(): Promise<void> {
    setState('loading');
    try {
      const loaded = await import('./EmojiResults');
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
            className="button button--primary"
            aria-disabled={state === 'loading'}
            onClick={() => state === 'loading' || void load()}
          >
            {state === 'failed' ? 'Try again' : 'Show all emoji'}
          </button>
          <p role="status">{messages[state]}</p>
        </>
      )}
    </div>
  );
}

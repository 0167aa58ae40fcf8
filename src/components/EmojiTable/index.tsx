import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import Button from '../ui/Button';
import Status from '../ui/Status';
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
  const containerRef = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  async function load(): Promise<void> {
    setState('loading');
    try {
      const loaded = await import('./EmojiResults');
      hadFocus.current = containerRef.current?.contains(document.activeElement) ?? false;
      setResults(() => loaded.default);
    } catch {
      setState('failed');
    }
  }

  // The button is gone then. The page doesn't move, because a reader on a slow line may have scrolled on.
  useEffect(() => {
    if (Results && hadFocus.current) {
      containerRef.current?.querySelector('input')?.focus({ preventScroll: true });
    }
  }, [Results]);

  return (
    <div ref={containerRef} className={styles.emoji} data-search="ignore">
      {Results ? (
        <Results />
      ) : (
        <>
          <Button
            primary
            aria-disabled={state === 'loading'}
            onClick={() => state === 'loading' || void load()}
          >
            {state === 'failed' ? 'Try again' : 'Show all emoji'}
          </Button>
          <Status>{messages[state]}</Status>
        </>
      )}
    </div>
  );
}

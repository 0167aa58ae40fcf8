import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '../ui/Button';
import Status from '../ui/Status';
import styles from './styles.module.css';

const loading = 'Loading the emoji…';
const failed = "The emoji couldn't be loaded. Check your connection, and then try again.";

/** The searchable table of all emoji, loaded on request. Without scripts, the page has its own table. */
export default function EmojiTable(): ReactNode {
  const [Results, setResults] = useState<ComponentType>();
  const [message, setMessage] = useState('');
  const containerRef = useRef<HTMLDivElement>(null);

  async function load(): Promise<void> {
    setMessage(loading);
    try {
      const loaded = await import('./EmojiResults');
      const hadFocus = containerRef.current?.contains(document.activeElement);
      flushSync(() => setResults(() => loaded.default));
      // The button is gone then. The page doesn't move, because a reader on a slow line may have scrolled on.
      if (hadFocus) {
        containerRef.current?.querySelector('input')?.focus({ preventScroll: true });
      }
    } catch {
      setMessage(failed);
    }
  }

  return (
    <div ref={containerRef} className={`${styles.emoji} needs-scripts not-on-paper`} data-search="ignore">
      {Results ? (
        <Results />
      ) : (
        <>
          <Button
            primary
            aria-disabled={message === loading}
            onClick={() => message === loading || void load()}
          >
            {message === failed ? 'Try again' : 'Show all emoji'}
          </Button>
          <Status>{message}</Status>
        </>
      )}
    </div>
  );
}

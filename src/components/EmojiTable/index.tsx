import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import AnnouncedText from '../ui/AnnouncedText';
import Button from '../ui/Button';
import withErrorBoundary from '../ui/withErrorBoundary';
import styles from './styles.module.css';

const messages = {
  idle: '',
  loading: 'Loading the emoji…',
  failed: "The emoji couldn't be loaded. Check your connection, and then try again.",
} as const;

/** The searchable table of all emoji, loaded on request. Without scripts, the page has its own table. */
export default withErrorBoundary(function EmojiTable(): ReactNode {
  const [Results, setResults] = useState<ComponentType>();
  const [state, setState] = useState<keyof typeof messages>('idle');
  const containerRef = useRef<HTMLDivElement>(null);

  async function load(): Promise<void> {
    setState('loading');
    try {
      const loaded = await import('./EmojiResults');
      const hadFocus = containerRef.current?.contains(document.activeElement);
      flushSync(() => setResults(() => loaded.default));
      // The focused button unmounted. Don't scroll, because the reader may have scrolled on during loading.
      if (hadFocus) containerRef.current?.querySelector('input')?.focus({ preventScroll: true });
    } catch {
      setState('failed');
    }
  }

  return (
    <div ref={containerRef} className={`${styles.emoji} rk-js-only rk-no-print`} data-search="ignore">
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
          <AnnouncedText>{messages[state]}</AnnouncedText>
        </>
      )}
    </div>
  );
});

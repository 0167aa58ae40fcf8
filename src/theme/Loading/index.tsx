import { reloadIfServerResponds } from '@site/src/navigation/server';
import type OriginalLoading from '@theme/Loading';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalLoading>;

// Replaced because the original's white on red is hard to read, and its endless spinner ignores reduced motion.
/** What a reader sees while a chunk of the page loads, or after loading it failed. */
export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  const [retried, setRetried] = useState(false);
  useEffect(() => {
    if (error && retried) {
      void reloadIfServerResponds();
    }
  }, [error, retried]);
  if (error) {
    return (
      <main className={styles.error} role="alert">
        <h1>This page didn't load</h1>
        <p>Part of the page couldn't be downloaded. Check your connection, and then try again.</p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button
          type="button"
          className="btn btn--primary"
          onClick={() => {
            setRetried(true);
            retry();
          }}
        >
          Try again
        </button>
      </main>
    );
  }
  return pastDelay ? (
    <p className={styles.waiting} role="status">
      Loading…
    </p>
  ) : null;
}

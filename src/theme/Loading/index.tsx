import { loadAnewIfServerAnswers } from '@site/src/navigation/newBuild';
import type OriginalLoading from '@theme/Loading';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

// In place of the original, whose white on red cannot be read well and whose endless circle ignores reduced motion.
/** What a reader sees while a part of the page is on its way, or when it did not come. Retry loads the page anew where it has to. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof OriginalLoading>): ReactNode {
  const [retried, setRetried] = useState(false);
  useEffect(() => {
    if (error && retried) {
      void loadAnewIfServerAnswers();
    }
  }, [error, retried]);
  if (error) {
    return (
      <main className={styles.error} role="alert">
        <h1>This page did not load</h1>
        <p>A part of it could not be fetched. Check your connection, then try again.</p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            setRetried(true);
            retry();
          }}
        >
          Retry
        </button>
      </main>
    );
  }
  return pastDelay ? (
    <p className={styles.waiting} role="status">
      Loading …
    </p>
  ) : null;
}

import { useHistory } from '@docusaurus/router';
import { type NavigationProblem, setProblem, useNavigationProblem } from '@site/src/navigation/problem';
import { retryNow } from '@site/src/navigation/server';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const messages: Readonly<Record<NavigationProblem['kind'], string>> = {
  slow: 'The page you chose takes long to load. It goes on trying.',
  unreachable:
    'The page you chose cannot be reached. Are you online? It opens by itself when the connection is back.',
  retrying: 'Asking for the page again …',
};

/** Says at the bottom of the window why the page that the reader chose doesn't open. */
export default function NavigationNotice(): ReactNode {
  const problem = useNavigationProblem();
  const history = useHistory();

  function stay({ shown, focused }: NavigationProblem): void {
    history.replace(shown);
    if (focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  }

  // The element is in the page before its text, so that screen readers announce the text.
  return (
    <div role="alert" className={clsx(problem && styles.notice, problem?.kind !== 'slow' && styles.stopped)}>
      {problem && (
        <>
          <p>{messages[problem.kind]}</p>
          <div className={styles.buttons}>
            {problem.kind !== 'slow' && (
              <button
                type="button"
                className="button button--primary"
                onClick={() => {
                  setProblem({ ...problem, kind: 'retrying' });
                  retryNow();
                }}
              >
                Try again
              </button>
            )}
            <button type="button" className="button button--secondary" onClick={() => stay(problem)}>
              Stay here
            </button>
          </div>
        </>
      )}
    </div>
  );
}

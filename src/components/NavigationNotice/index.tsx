import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { type NavigationProblem, setProblem, useNavigationProblem } from '@site/src/navigation/problem';
import { retryNow } from '@site/src/navigation/server';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const messages: Readonly<Record<NavigationProblem['kind'], string>> = {
  slow: 'The page you chose is taking a long time to load. It opens as soon as it arrives.',
  unreachable:
    "The page you chose can't be reached. Check your connection. The page opens automatically when you're back online.",
  retrying: 'Trying to load the page again…',
};

/** Explains at the bottom of the window why the page that the reader chose doesn't open. */
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
    <div role="alert" className={problem && styles.notice}>
      {problem && (
        <>
          <Head>
            {/* biome-ignore lint/a11y/useHtmlLang: only adds an attribute to the element */}
            <html data-notice={problem.kind === 'slow' ? 'slow' : 'stopped'} />
          </Head>
          <p>{messages[problem.kind]}</p>
          <div className={styles.buttons}>
            {problem.kind !== 'slow' && (
              <button
                type="button"
                className="btn btn--primary"
                onClick={() => {
                  setProblem({ ...problem, kind: 'retrying' });
                  retryNow();
                }}
              >
                Try again
              </button>
            )}
            <button type="button" className="btn" onClick={() => stay(problem)}>
              Stay here
            </button>
          </div>
        </>
      )}
    </div>
  );
}

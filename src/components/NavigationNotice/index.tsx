import { useHistory } from '@docusaurus/router';
import { askServerNow } from '@site/src/navigation/server';
import {
  currentTrouble,
  setTrouble,
  subscribe,
  type Trouble,
  troubleAtBuild,
} from '@site/src/navigation/trouble';
import clsx from 'clsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './styles.module.css';

const sentences: Readonly<Record<Trouble['kind'], string>> = {
  late: 'The page you chose takes long to load. It goes on trying.',
  lost: 'The page you chose cannot be reached. Are you online? It opens by itself when the connection is back.',
  asking: 'Asking for the page again …',
};

/** Below the page: why the page that the reader chose does not come, while the one before can still be read. */
export default function NavigationNotice(): ReactNode {
  const trouble = useSyncExternalStore(subscribe, currentTrouble, troubleAtBuild);
  const history = useHistory();

  function stay({ shown, focused }: Trouble): void {
    history.replace(shown);
    if (focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  }

  // The element is there before its text, so that screen readers notice the text when it comes.
  return (
    <div role="alert" className={clsx(trouble && styles.notice, trouble?.kind !== 'late' && styles.stopped)}>
      {trouble && (
        <>
          <p>{sentences[trouble.kind]}</p>
          <div className={styles.buttons}>
            {trouble.kind !== 'late' && (
              <button
                type="button"
                className="button button--primary"
                onClick={() => {
                  setTrouble({ ...trouble, kind: 'asking' });
                  askServerNow();
                }}
              >
                Try again
              </button>
            )}
            <button type="button" className="button button--secondary" onClick={() => stay(trouble)}>
              Stay here
            </button>
          </div>
        </>
      )}
    </div>
  );
}

import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { type ReactNode, useEffect } from 'react';
import styles from './styles.module.css';

/** An unsuspicious page. */
const neutralPage = 'https://www.wikipedia.org';

/** The time in which Shift has to be pressed three times. */
const shiftPeriodMs = 5000;

/** Hides the page while the neutral one loads, and replaces it in the browser's history. */
function leave(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const { title } = document;
  // Restore the page if Back gets it from the back/forward cache.
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      document.documentElement.hidden = false;
      document.title = title;
      window.removeEventListener('pageshow', restore);
    }
  };
  window.addEventListener('pageshow', restore);
  document.documentElement.hidden = true;
  document.title = 'Wikipedia';
  window.location.replace(neutralPage);
}

/** A link that hides the page from someone who walks in, as Shift does. Without JavaScript, it's an ordinary link. */
export default function LeavePage(): ReactNode {
  useEffect(() => {
    let presses: number[] = [];
    function handleKey(event: KeyboardEvent): void {
      if (event.repeat) return;
      const recent = presses.filter((time) => event.timeStamp - time < shiftPeriodMs);
      presses = event.key === 'Shift' ? [...recent, event.timeStamp] : [];
      if (presses.length === 3) leave(event);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <HtmlClassNameProvider className={styles.page ?? ''}>
      <a
        className={`button ${styles.leave} rk-no-print`}
        data-search="ignore"
        href={neutralPage}
        rel="nofollow noreferrer"
        title="Or press Shift three times"
        onClick={leave}
      >
        Leave this page<span className="rk-visually-hidden"> and go to Wikipedia</span>
      </a>
    </HtmlClassNameProvider>
  );
}

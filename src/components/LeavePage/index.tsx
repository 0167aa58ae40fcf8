import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

/** An unsuspicious page. */
const neutralPage = 'https://www.wikipedia.org';

/** Hides the page while the neutral one loads, and replaces it in the browser's history. */
function leave(event: MouseEvent): void {
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

/** A link that hides the page from someone who walks in. Without JavaScript, it's an ordinary link. */
export default function LeavePage(): ReactNode {
  return (
    <HtmlClassNameProvider className={styles.page ?? ''}>
      <a
        className={`button ${styles.leave} rk-no-print`}
        data-search="ignore"
        href={neutralPage}
        rel="nofollow noreferrer"
        onClick={leave}
      >
        Leave this page
      </a>
    </HtmlClassNameProvider>
  );
}

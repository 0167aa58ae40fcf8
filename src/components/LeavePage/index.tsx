import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

/** A page that anyone could be reading. */
const neutralPage = 'https://www.wikipedia.org';

/** Hides the page at once, and replaces it in the browser's history. */
function leave(event: MouseEvent): void {
  event.preventDefault();
  const { title } = document;
  // After Back, the browser can show this document again as it was.
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      document.documentElement.hidden = false;
      document.title = title;
      window.removeEventListener('pageshow', show);
    }
  };
  window.addEventListener('pageshow', show);
  document.documentElement.hidden = true;
  document.title = 'Wikipedia';
  window.location.replace(neutralPage);
}

/** A link for readers who are watched. Without scripts, it's a link like any other. */
export default function LeavePage(): ReactNode {
  return (
    <HtmlClassNameProvider className={styles.page ?? ''}>
      <a
        className={`${styles.leave} not-on-paper`}
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

import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import styles from './styles.module.css';

/** A page that anyone could be reading. */
const neutralPage = 'https://www.wikipedia.org';

/** Hides the page at once, and replaces it in the browser's history. */
function leave(event: MouseEvent): void {
  event.preventDefault();
  document.documentElement.hidden = true;
  document.title = 'Wikipedia';
  window.location.replace(neutralPage);
}

/** A link for readers who are watched. Without scripts, it's a link like any other. */
export default function LeavePage(): ReactNode {
  useEffect(() => {
    // A page that the browser kept as it was comes back hidden.
    const show = () => {
      document.documentElement.hidden = false;
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
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

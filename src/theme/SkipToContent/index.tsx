import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { MouseEvent, ReactNode } from 'react';
import { focusOn } from '../../navigation/focus';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main) {
    event.preventDefault();
    focusOn(main);
  }
}

// Replaced because the original takes the focus after each change of page, and loses it at once. Here it's the new page's
// heading that gets it (`src/clientModules/focusNewPage.ts`).
export default function SkipToContent(): ReactNode {
  return (
    <a className={styles.skip} href={`#${SkipToContentFallbackId}`} onClick={skip}>
      Skip to main content
    </a>
  );
}

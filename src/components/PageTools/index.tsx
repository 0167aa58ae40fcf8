import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import Popup from '../ui/Popup';
import styles from './styles.module.css';

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned ${response.status}.`);
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

interface Props {
  /** Path of the page's Markdown. */
  readonly markdown: string;
  /** Set for the one at the foot of the page, which phones show instead of the one above the title. */
  readonly foot?: boolean;
}

/** A menu that copies the page as Markdown and says whether it did, and opens it as Markdown. */
export default function PageTools({ markdown, foot = false }: Props): ReactNode {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  async function copy(): Promise<void> {
    setOutcome('none');
    try {
      // Safari lets a page write only right after a click, so it gets a promise.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(markdown) })]);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Popup className={clsx(styles.tools, foot && styles.foot)} data-search="ignore">
      <summary className={styles.opener}>Copy page</summary>
      <div className={styles.menu}>
        <button type="button" onClick={copy}>
          Copy as Markdown
        </button>
        <a href={markdown}>View as Markdown</a>
        <span role="status">
          {outcome === 'copied' && 'Copied'}
          {outcome === 'failed' && (
            <>
              The page couldn't be copied. Open <a href={markdown}>the Markdown version</a>, and copy it from
              there.
            </>
          )}
        </span>
      </div>
    </Popup>
  );
}

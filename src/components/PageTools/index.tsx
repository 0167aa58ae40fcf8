import { type ReactNode, useState } from 'react';
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
}

/** A button that copies the page as Markdown and says whether it did, and a link to it. */
export default function PageTools({ markdown }: Props): ReactNode {
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
    <div className={styles.tools} data-search="ignore">
      <button type="button" className={styles.copy} onClick={copy}>
        Copy page
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
  );
}

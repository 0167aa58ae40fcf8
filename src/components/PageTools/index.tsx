import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

async function textOf(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return new Blob([await response.text()], { type: 'text/plain' });
}

interface Props {
  /** Address of the page's Markdown. */
  readonly markdown: string;
}

/** A button that copies the page as Markdown and says whether it did, and a link to it. */
export default function PageTools({ markdown }: Props): ReactNode {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  async function copy(): Promise<void> {
    setOutcome('none');
    try {
      // Safari lets a page write only at once when a button is pressed, so it gets the promise of a text.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textOf(markdown) })]);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className={styles.tools} data-search="ignore">
      <button type="button" onClick={copy}>
        Copy page
      </button>
      <a href={markdown}>View as Markdown</a>
      <span role="status">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && (
          <>
            The page could not be copied. Open <a href={markdown}>its Markdown</a> and copy it there.
          </>
        )}
      </span>
    </div>
  );
}

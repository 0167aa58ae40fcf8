import clsx from 'clsx';
import { type ReactNode, type RefObject, useState } from 'react';
import styles from './styles.module.css';

/** Copies a text, or selects the element that shows it if the browser refuses. Returns whether it was copied. */
export async function copyText(text: string, shownIn: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shownIn) {
      window.getSelection()?.selectAllChildren(shownIn);
    }
    return false;
  }
}

interface Props {
  readonly text: string;
  /** What is copied, for the accessible name: "value of TXT". */
  readonly what: string;
  /** The element that shows the text. */
  readonly shownIn: RefObject<HTMLElement | null>;
  readonly label?: string;
}

/** A button that copies a text and says whether it did. */
export default function CopyButton({ text, what, shownIn, label = 'Copy' }: Props): ReactNode {
  const [last, setLast] = useState({ text: '', message: '' });
  async function copy(): Promise<void> {
    const copied = await copyText(text, shownIn.current);
    setLast({ text, message: copied ? 'Copied' : 'Press Ctrl+C' });
  }
  return (
    <span className={clsx(styles.buttons, styles.needsScripts, styles.notOnPaper)}>
      <button
        type="button"
        className={clsx(styles.button, styles.primary, styles.small)}
        aria-label={`Copy ${what}`}
        onClick={copy}
      >
        {label}
      </button>
      {/* A message about another text no longer applies. */}
      <span role="status" className={styles.hint}>
        {last.text === text ? last.message : ''}
      </span>
    </span>
  );
}

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './styles.module.css';

/** Copies a text, or selects the element that shows it if the browser refuses. Returns whether it was copied. */
async function copyText(text: string, source: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (source) {
      window.getSelection()?.selectAllChildren(source);
    }
    return false;
  }
}

interface Props {
  readonly text: string;
  /** What is copied, for the accessible name: "value of TXT". */
  readonly subject: string;
  /** The element that shows the text. */
  readonly textRef: RefObject<HTMLElement | null>;
}

/** How long the button says that it copied, in milliseconds. */
const resetDelay = 2000;

/** A button that copies a text and says whether it did. */
export default function CopyButton({ text, subject, textRef }: Props): ReactNode {
  const [last, setLast] = useState<{ readonly text: string; readonly copied: boolean }>();
  // A message about another text no longer applies.
  const copied = last?.text === text ? last.copied : undefined;
  useEffect(() => {
    const timer = last?.copied ? setTimeout(() => setLast(undefined), resetDelay) : undefined;
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <span className={`${styles.buttons} ${styles.needsScripts} ${styles.notOnPaper}`}>
      <button
        type="button"
        className="button button--primary button--outline"
        aria-label={`${copied ? 'Copied' : 'Copy'} ${subject}`}
        onClick={async () => setLast({ text, copied: await copyText(text, textRef.current) })}
      >
        {copied ? '✓ Copied' : 'Copy'}
      </button>
      <span role="status" className={copied ? 'spoken' : styles.hint}>
        {copied === undefined ? '' : copied ? `Copied ${subject}` : "Couldn't copy. The text is selected."}
      </span>
    </span>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from './announce';
import Button from './Button';
import styles from './styles.module.css';

/** How long the button says that it copied, in milliseconds. */
const resetDelay = 2000;

const copyError = "Couldn't copy. The text is selected.";

interface Props {
  readonly text: string;
  /** What it is, for the accessible name: "value of TXT". */
  readonly subject?: string;
}

/** Code with a button that copies it. If the browser refuses, the code is selected. Its key is the text. */
export default function CopyableCode({ text, subject = text }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    const timer = outcome === 'copied' ? setTimeout(setOutcome, resetDelay, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied ${subject}`);
      setOutcome('copied');
    } catch {
      if (code.current) {
        window.getSelection()?.selectAllChildren(code.current);
      }
      announce(copyError);
      setOutcome('refused');
    }
  }

  return (
    <div className={styles.copyable}>
      <code ref={code}>{text}</code>
      {/* Its name stays, because screen readers would read the new one next to the announcement. */}
      <Button
        className={`${styles.copy} ${styles.needsScripts} ${styles.notOnPaper}`}
        aria-label={`Copy ${subject}`}
        onClick={copy}
      >
        {outcome === 'copied' ? '✓ Copied' : 'Copy'}
      </Button>
      {outcome === 'refused' && <p className={styles.hint}>{copyError}</p>}
    </div>
  );
}

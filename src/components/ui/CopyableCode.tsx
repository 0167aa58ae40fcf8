import { type ReactNode, useEffect, useRef, useState } from 'react';
import Button from './Button';
import { copyError, copyText } from './copyText';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  /** What it is, for the accessible name: "value of TXT". */
  readonly subject?: string;
}

/** How long the button says that it copied, in milliseconds. */
const resetDelay = 2000;

/** Code with a button that copies it. If the browser refuses, the code is selected. */
export default function CopyableCode({ text, subject = text }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [last, setLast] = useState<{ readonly text: string; readonly copied: boolean }>();
  // A message about another text no longer applies.
  const copied = last?.text === text ? last.copied : undefined;
  useEffect(() => {
    const timer = last?.copied ? setTimeout(setLast, resetDelay, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(): Promise<void> {
    setLast({ text, copied: await copyText(text, subject, code.current) });
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
        {copied ? '✓ Copied' : 'Copy'}
      </Button>
      {copied === false && <p className={styles.hint}>{copyError}</p>}
    </div>
  );
}

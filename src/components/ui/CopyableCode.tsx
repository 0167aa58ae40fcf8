import { type ReactNode, useRef } from 'react';
import Button from './Button';
import styles from './styles.module.css';
import { copyError, useCopy } from './useCopy';

interface Props {
  readonly text: string;
  /** Completes the name of the button: "Copy value of TXT". */
  readonly subject?: string;
}

/** Code with a button that copies it. If the browser refuses, the code is selected. */
export default function CopyableCode({ text, subject = text }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const { outcome, copy } = useCopy(text, subject);
  return (
    <div className={styles.copyable}>
      <code ref={code}>{text}</code>
      {/* The button's name stays, because screen readers would read a new one in addition to the announcement. */}
      <Button
        className={`${styles.smallButton} needs-scripts not-on-paper`}
        aria-label={`Copy ${subject}`}
        onClick={() => copy(code.current)}
      >
        {outcome === 'copied' ? '✓ Copied' : 'Copy'}
      </Button>
      {outcome === 'refused' && <p className={styles.hint}>{copyError}</p>}
    </div>
  );
}

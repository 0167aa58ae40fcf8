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
      {/* Its name stays, because screen readers would read the new one next to the announcement. */}
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

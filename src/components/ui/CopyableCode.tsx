import Button from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { type ReactNode, useRef } from 'react';
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
  const Icon = outcome === 'copied' ? IconSuccess : IconCopy;
  return (
    <div className={styles.copyable}>
      <code ref={code}>{text}</code>
      {/* The button's name stays, because screen readers would read a new one in addition to the announcement. */}
      <Button
        className="needs-scripts not-on-paper"
        aria-label={`Copy ${subject}`}
        title={`Copy ${subject}`}
        onClick={() => copy(code.current)}
      >
        <Icon width={18} height={18} aria-hidden="true" />
      </Button>
      {outcome === 'refused' && <p className={styles.hint}>{copyError}</p>}
    </div>
  );
}

import { createElement, type ReactNode, useRef } from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  /** Completes the accessible name of the button: "Copy value of TXT". */
  readonly subject?: string;
}

const wordBreak = <wbr />;

/** Code with a copy button. If the text can change, set it as the `key`, too, so that "Copied" doesn't stay. */
export default function CopyableCode({ text, subject = text }: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const parts = text.split(/(?<=_)/).flatMap((word) => [word, wordBreak]);
  return (
    <div className={styles.copyable}>
      {createElement('code', { ref }, ...parts)}
      <CopyButton className="rk-js-only rk-no-print" subject={subject} getSource={() => ref.current} />
    </div>
  );
}

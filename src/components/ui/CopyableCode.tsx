import { Fragment, type ReactNode, useRef } from 'react';
import CopyIconButton from './CopyIconButton';
import styles from './styles.module.css';
import { copyError, useCopy } from './useCopy';

interface Props {
  readonly text: string;
  /** Completes the accessible name of the button: "Copy value of TXT". */
  readonly subject?: string;
}

/** Code with a copy button. If the text can change, set it as the `key`, too, so that "Copied" doesn't stay. */
export default function CopyableCode({ text, subject = text }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const { outcome, copy } = useCopy(subject);
  return (
    <div className={styles.copyable}>
      <code ref={code}>
        {text.split(/(?<=_)/).map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words can repeat
          <Fragment key={i}>
            {word}
            <wbr />
          </Fragment>
        ))}
      </code>
      <CopyIconButton
        className="rk-js-only rk-no-print"
        subject={subject}
        outcome={outcome}
        onClick={() => copy(code.current)}
      />
      {outcome === 'refused' && <p className={styles.hint}>{copyError}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import FormattedText from './FormattedText';
import styles from './styles.module.css';

/** A text with its first sentence emphasized. */
export default function Verdict({ text }: { readonly text: string }): ReactNode {
  const { verdict = text, reason = '' } = /^(?<verdict>.+?\.)(?<reason> .+)?$/s.exec(text)?.groups ?? {};
  return (
    <div className={styles.verdict}>
      <strong>
        <FormattedText text={verdict} />
      </strong>
      <FormattedText text={reason} />
    </div>
  );
}

import type { ReactNode } from 'react';
import FormattedText from './FormattedText';
import styles from './styles.module.css';

/** Shows the first sentence of a conclusion large. */
export default function Verdict({ text }: { readonly text: string }): ReactNode {
  const [, verdict = text, reason = ''] = /^(.+?\.)( .+)?$/s.exec(text) ?? [];
  return (
    <div className={styles.verdict}>
      <strong>
        <FormattedText text={verdict} />
      </strong>
      <FormattedText text={reason} />
    </div>
  );
}

import type { ReactNode } from 'react';
import FormattedText from './FormattedText';
import styles from './styles.module.css';

/** What a component found: its first sentence is the strongest thing in the box. */
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

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The line below all results, because no search recognizes every cry for help. */
export function HelpLine(): ReactNode {
  return (
    <p className={styles.help}>
      Are you or is someone else in danger? <Link to="/safety#danger">Get help</Link>.
    </p>
  );
}

import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A live example on the page about components: the source, which the build adds, and what a reader sees below it. */
export default function Example({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.example}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A live example on the page of components: the source, which the build puts in, and below it what a reader sees. */
export default function Example({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.example}>{children}</div>;
}

import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** The box around an interactive component. The search has its own words for the pages with one. */
export default function Panel({ className, ...box }: ComponentProps<'div'>): ReactNode {
  return <div {...box} className={clsx(styles.panel, className)} data-search="ignore" />;
}

import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** The panel around an interactive component. The search ignores its labels, because they aren't about the page's topic. */
export default function Panel({ className, ...div }: ComponentProps<'div'>): ReactNode {
  return <div {...div} className={clsx(styles.panel, className)} data-search="ignore" />;
}

import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** The box around an interactive component. The search ignores its labels, because they aren't about the page's topic. */
export default function Panel({ className, ...box }: ComponentProps<'div'>): ReactNode {
  return <div {...box} className={clsx(styles.panel, className)} data-search="ignore" />;
}

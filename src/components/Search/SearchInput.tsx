import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** The input of the combobox and of the search page. */
export default function SearchInput(props: ComponentProps<'input'>): ReactNode {
  return (
    <input
      type="search"
      className={clsx('navbar__search-input', styles.input)}
      placeholder="Search"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      dir="auto"
      // Servers reject the URL of a very long query.
      maxLength={200}
      {...props}
    />
  );
}

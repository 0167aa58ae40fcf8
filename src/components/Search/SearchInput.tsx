import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useSearchShortcut } from './shortcut';
import styles from './styles.module.css';

interface Props extends ComponentProps<'input'> {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Called when the shortcut focuses the input. */
  readonly onShortcut?: () => void;
  /** The name of the button at the end, if there is one. */
  readonly clearLabel: string | false;
  readonly onClear: () => void;
}

/** The input of the combobox and of the search page, with a button that clears it. */
export default function SearchInput({ ref, onShortcut, clearLabel, onClear, ...props }: Props): ReactNode {
  useSearchShortcut(ref, onShortcut);
  return (
    <>
      <input
        ref={ref}
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
      {clearLabel && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={onClear}>
          <IconClose
            viewBox="-4 -4 23 23"
            width="1.5rem"
            height="1.5rem"
            strokeWidth="1.8"
            aria-hidden="true"
          />
        </button>
      )}
    </>
  );
}

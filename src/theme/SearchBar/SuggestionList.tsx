import clsx from 'clsx';
import { memo, type ReactNode, type Ref } from 'react';
import { Marked } from './Marked';
import styles from './styles.module.css';
import type { Option, OptionGroup } from './useSuggestions';

/** The id of the list, for `aria-controls`. */
export const listId = 'search-suggestions';

/** Returns the id of a line of the list. */
export function optionId(number: number): string {
  return `${listId}-${number}`;
}

interface LineProps {
  readonly option: Option;
  readonly number: number;
  readonly active: boolean;
}

// Not the theme's link, which would prefetch each suggested page at every key.
const Line = memo(function Line({
  option: { url, title, path, text },
  number,
  active,
}: LineProps): ReactNode {
  return (
    <a
      id={optionId(number)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={url}
      className={clsx(styles.suggestion, active && styles.cursor)}
    >
      <span className={styles.hitTitle}>
        <Marked title pieces={title} /> {path && <small>{path}</small>}
      </span>
      {text && text.length > 0 && (
        <span className={styles.hitText}>
          <Marked pieces={text} />
        </span>
      )}
    </a>
  );
});

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly groups: readonly OptionGroup[];
  /** The line that Enter opens, or -1. */
  readonly active: number;
  /** A sentence above the lines. */
  readonly message?: string;
  /** What is below the lines. */
  readonly children?: ReactNode;
}

/** The list below the search box. */
export function SuggestionList({ ref, groups, active, message, children }: Props): ReactNode {
  let number = 0;
  return (
    <div ref={ref} className={styles.dropdownMenu}>
      {message && <p className={styles.noResults}>{message}</p>}
      {groups.length > 0 && (
        <div role="listbox" id={listId} aria-label="Suggestions" className={styles.suggestions}>
          {groups.map(({ kind, name, icon, path, options }) => (
            <fieldset
              key={`${name} ${options[0]?.url}`}
              // biome-ignore lint/a11y/noRedundantRoles: without it, Chromium doesn't tell screen readers of the options
              role="group"
              aria-label={name}
              className={clsx(styles[kind], icon)}
            >
              {(kind === 'links' || path !== undefined) && (
                <div className={styles.groupName} aria-hidden="true">
                  <b>{name}</b> {path}
                </div>
              )}
              {options.map((option) => {
                const own = number++;
                return <Line key={option.url} option={option} number={own} active={own === active} />;
              })}
            </fieldset>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

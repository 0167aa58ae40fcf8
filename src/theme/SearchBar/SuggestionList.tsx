import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Marked } from './Marked';
import type { Option, OptionGroup } from './options';
import styles from './styles.module.css';

/** The id of the list that the box controls. */
export const listId = 'search-suggestions';

/** The id of a line of the list, by its place in it. */
export function optionId(number: number): string {
  return `${listId}-${number}`;
}

interface LineProps {
  readonly option: Option;
  readonly number: number;
  readonly active: boolean;
  readonly onChosen: (option: Option) => void;
}

function Line({
  option: { url, title, path, text },
  option,
  number,
  active,
  onChosen,
}: LineProps): ReactNode {
  return (
    <Link
      id={optionId(number)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={url}
      className={clsx(styles.suggestion, active && styles.cursor)}
      onClick={() => onChosen(option)}
    >
      <span className={styles.hitTitle}>
        <Marked pieces={title} />
      </span>
      {path && <span className={styles.hitPath}>{path}</span>}
      {text && text.length > 0 && (
        <span className={styles.hitText}>
          <Marked pieces={text} />
        </span>
      )}
    </Link>
  );
}

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly groups: readonly OptionGroup[];
  /** The line that Enter opens, or -1. */
  readonly active: number;
  readonly onChosen: (option: Option) => void;
  /** What stands above the lines, such as that there are no results. */
  readonly message?: string;
  /** What can be done besides choosing a line. */
  readonly children?: ReactNode;
}

/** The list below the search box: lines to choose from, and what can be done besides. */
export function SuggestionList({ ref, groups, active, onChosen, message, children }: Props): ReactNode {
  let number = 0;
  return (
    <div ref={ref} className={styles.dropdownMenu}>
      {message && <p className={styles.noResults}>{message}</p>}
      {groups.length > 0 && (
        <div role="listbox" id={listId} aria-label="Suggestions" className={styles.suggestions}>
          {groups.map(({ name, options }) => (
            <fieldset key={name ?? ''} aria-label={name ?? 'Results'}>
              {name && (
                <div className={styles.groupName} aria-hidden="true">
                  {name}
                </div>
              )}
              {options.map((option) => {
                const own = number++;
                return (
                  <Line
                    key={option.url}
                    option={option}
                    number={own}
                    active={own === active}
                    onChosen={onChosen}
                  />
                );
              })}
            </fieldset>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

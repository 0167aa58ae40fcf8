import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Hit } from '../../search/SearchEngine';
import { Marked } from './Marked';
import styles from './styles.module.css';

/** Returns the id of an option of the list, for `aria-activedescendant`. */
export function optionId(number: number): string {
  return `search-suggestion-${number}`;
}

interface Props {
  /** Its place in the list, from 0. */
  readonly number: number;
  readonly hit: Hit;
  readonly selected: boolean;
}

/** A suggestion: a link with the title of a section, where it is, and the sentence that answers. */
export function Option({ number, hit: { url, title, page, breadcrumbs, text }, selected }: Props): ReactNode {
  const place = page ?? breadcrumbs;
  return (
    <Link
      id={optionId(number)}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      className={styles.option}
      to={url}
    >
      <Marked pieces={title} />
      {place && <small>{place}</small>}
      {text.length > 0 && (
        <p>
          <Marked pieces={text} />
        </p>
      )}
    </Link>
  );
}

import Link, { type Props as LinkProps } from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { tasks } from '../../pages/_landing/tasks';
import type { Hit } from '../../search/SearchEngine';
import { Marked } from './Marked';
import styles from './styles.module.css';

/** The common tasks, which an empty box suggests. */
export const commonTasks = tasks.map(({ label, to }) => plainHit(label, to));

/** Returns a row that no search found. */
export function plainHit(label: string, url: string): Hit {
  return { url, title: [{ text: label, marked: false }], place: '', text: [] };
}

interface Props extends Omit<LinkProps, 'to'> {
  readonly hit: Hit;
}

/** A result: a link with the title of a page and where it is, or of a section, and a line of its text. */
export function Row({ hit: { url, title, place, text }, ...link }: Props): ReactNode {
  return (
    <Link {...link} className={styles.row} to={url}>
      <span className={styles.title}>
        <span>
          <Marked pieces={title} />
        </span>
        {place && <small>{place}</small>}
      </span>
      {text.length > 0 && (
        <span className={styles.text}>
          <Marked pieces={text} />
        </span>
      )}
    </Link>
  );
}

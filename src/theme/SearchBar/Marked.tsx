import type { ReactNode } from 'react';
import { textOf } from '../../search/client/pages';
import type { Piece } from '../../search/engine/snippet';
import styles from './styles.module.css';

/** The name of an event, a field, or a command, such as `member.muted`. The index has only the text of a title. */
const name = /^[a-z]*[._/][a-z._/]+$/;

interface Props {
  readonly pieces: readonly Piece[];
  readonly title?: boolean;
}

/** Text with the words of the query highlighted. A title that is the name of something in code looks like code. */
export function Marked({ pieces, title = false }: Props): ReactNode {
  let at = 0;
  const text = pieces.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? (
      <mark key={key} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    );
  });
  return title && name.test(textOf(pieces)) ? <code>{text}</code> : text;
}

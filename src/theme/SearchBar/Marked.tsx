import type { ReactNode } from 'react';
import type { Piece } from '../../search/engine/snippet';
import styles from './styles.module.css';

/** Text with the words of the query highlighted. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  let at = 0;
  return pieces.map(({ text, marked }) => {
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
}

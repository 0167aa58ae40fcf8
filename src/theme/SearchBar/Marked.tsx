import type { ReactNode } from 'react';
import type { Piece } from '../../search/engine/snippet';

/** A text with what the reader looked for marked. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  let at = 0;
  return pieces.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}

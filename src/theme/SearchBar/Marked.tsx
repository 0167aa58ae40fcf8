import { Fragment, type ReactNode } from 'react';
import type { Piece } from '../../search/snippet';

/** Text with the words that were found marked. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a text have no other identity.
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

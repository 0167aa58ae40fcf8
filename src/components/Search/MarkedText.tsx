import type { TextRun } from '@site/src/search/excerpt';
import type { ReactNode } from 'react';

/**
 * A text with the words of the query marked. Each run has its own element, because React can't update text nodes that a
 * browser has replaced with a translation.
 */
export default function MarkedText({ runs }: { readonly runs: readonly TextRun[] }): ReactNode {
  return runs.map(({ text, isMatch }, index) => {
    const Run = isMatch ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: A text can contain the same run twice.
    return <Run key={index}>{text}</Run>;
  });
}

import type { TextRun } from '@site/src/search/excerpt';
import { createElement, type ReactNode } from 'react';

interface Props {
  readonly runs: readonly TextRun[];
  readonly className?: string;
}

/**
 * A text with the words of the query marked. Another text gets a new element, because React can't update or remove what is
 * inside an element whose content a browser has translated.
 */
export default function MarkedText({ runs, className }: Props): ReactNode {
  const elements = runs.map(({ text, isMatch }) => createElement(isMatch ? 'mark' : 'span', {}, text));
  return createElement('span', { key: JSON.stringify(runs), className }, ...elements);
}

import type { TextRun } from '@site/src/search/excerpt';
import type { ReactNode } from 'react';

interface Props {
  readonly runs: readonly TextRun[];
  readonly className?: string;
}

/**
 * A text with the words of the query marked. Another text gets a new element, because React can't update or remove what is
 * inside an element whose content a browser has translated.
 */
export default function MarkedText({ runs, className }: Props): ReactNode {
  return (
    <span key={JSON.stringify(runs)} className={className}>
      {runs.map(({ text, isMatch }, index) => {
        const Run = isMatch ? 'mark' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: A text can contain the same run twice.
        return <Run key={index}>{text}</Run>;
      })}
    </span>
  );
}

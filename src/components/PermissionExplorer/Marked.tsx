import type { ReactNode } from 'react';

/** Text of the facts with its two marks: `**label**` in bold, `` `code` `` as code. */
export default function Marked({ text }: { text: string }): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, index) => {
    // The parts of a text never change their order, so their place is a good key.
    const key = `${index}`;
    if (part.startsWith('**')) {
      return <strong key={key}>{part.slice(2, -2)}</strong>;
    }
    return part.startsWith('`') ? <code key={key}>{part.slice(1, -1)}</code> : part;
  });
}

import type { ReactNode } from 'react';

/** Shows text with its `**labels**` in bold and its `` `code` `` as code. */
export default function FormattedText({ text }: { readonly text: string }): ReactNode {
  // The odd parts are those that the pattern captures.
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    const key = `${index}${part}`;
    if (index % 2 === 0) {
      return part;
    }
    return part.startsWith('`') ? (
      <code key={key}>{part.slice(1, -1)}</code>
    ) : (
      <strong key={key}>
        <FormattedText text={part.slice(2, -2)} />
      </strong>
    );
  });
}

import type { ReactNode } from 'react';

/**
 * Shows text with its `**labels**` in bold and its `` `code` `` as code. Each part has its own element, because the
 * translator of a browser replaces text, and React couldn't remove it then.
 */
export default function FormattedText({ text }: { readonly text: string }): ReactNode {
  // The odd parts are those that the pattern captures.
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    const key = `${index}${part}`;
    if (index % 2 === 0) {
      return <span key={key}>{part}</span>;
    }
    return part.startsWith('`') ? (
      <code key={key}>{part.slice(1, -1)}</code>
    ) : (
      <strong key={key}>{part.slice(2, -2)}</strong>
    );
  });
}

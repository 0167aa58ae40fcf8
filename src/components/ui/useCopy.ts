import { announce } from '@site/src/utils/announce';
import { useEffect, useState } from 'react';

export const copyError = "Couldn't copy. The text is selected.";

/** The time before the outcome `copied` is cleared. */
const resetDelayMs = 2000;

/**
 * Copies an element's text and announces it. Selects the text instead if the browser refuses.
 * @param content the displayed text; a change clears the outcome
 * @param subject completes the announcement "Copied {subject}"
 * @returns the outcome of the last copy, and the function that copies
 */
export function useCopy(content: string, subject: string) {
  const [last, setLast] = useState<{ content: string; outcome: 'copied' | 'refused' }>();
  useEffect(() => {
    const timer = last?.outcome === 'copied' ? setTimeout(setLast, resetDelayMs, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(source: Element | null | undefined): Promise<void> {
    // Only for the types: the button is rendered together with the element.
    if (!source) return;
    try {
      await navigator.clipboard.writeText(source.textContent);
      announce(`Copied ${subject}`);
      setLast({ content, outcome: 'copied' });
    } catch {
      window.getSelection()?.selectAllChildren(source);
      announce(copyError);
      setLast({ content, outcome: 'refused' });
    }
  }

  return { outcome: last?.content === content ? last.outcome : undefined, copy };
}

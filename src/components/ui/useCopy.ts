import { announce } from '@site/src/utils/announce';
import { useEffect, useState } from 'react';

export const copyError = "Couldn't copy. The text is selected.";

/** The time before the outcome `copied` is cleared. */
const resetDelayMs = 2000;

/**
 * Copies an element's text and announces it. Selects the text instead if the browser refuses.
 * @param subject completes the announcement "Copied {subject}"
 * @returns the outcome of the last copy, and the function that copies
 */
export function useCopy(subject: string) {
  // An object, so that another copy restarts the delay.
  const [last, setLast] = useState<{ readonly outcome: 'copied' | 'refused' }>();
  useEffect(() => {
    const timer = last?.outcome === 'copied' ? setTimeout(setLast, resetDelayMs, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(source: Element | null | undefined): Promise<void> {
    // For TypeScript: the button exists only next to the element.
    if (!source) return;
    try {
      await navigator.clipboard.writeText(source.textContent);
      announce(`Copied ${subject}`);
      setLast({ outcome: 'copied' });
    } catch {
      window.getSelection()?.selectAllChildren(source);
      announce(copyError);
      setLast({ outcome: 'refused' });
    }
  }

  return { outcome: last?.outcome, copy };
}

import { useEffect, useState } from 'react';
import { announce } from './announce';

export const copyError = "Couldn't copy. The text is selected.";

/** The time in milliseconds for which a button says that it copied. */
const resetDelay = 2000;

/**
 * Copies a text and announces it. If the browser refuses, selects the element that shows the text.
 * @returns `outcome`: `copied` for two seconds, or `refused` until the text changes
 */
export function useCopy(text: string, subject: string) {
  const [last, setLast] = useState<{ text: string; outcome: 'copied' | 'refused' }>();
  useEffect(() => {
    const timer = last?.outcome === 'copied' ? setTimeout(setLast, resetDelay, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(source?: Element | null): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied ${subject}`);
      setLast({ text, outcome: 'copied' });
    } catch {
      if (source) {
        window.getSelection()?.selectAllChildren(source);
      }
      announce(copyError);
      setLast({ text, outcome: 'refused' });
    }
  }

  return { outcome: last?.text === text ? last.outcome : undefined, copy };
}

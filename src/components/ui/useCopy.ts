import { useEffect, useState } from 'react';
import { announce } from './announce';

export const copyError = "Couldn't copy. The text is selected.";

/** How long a button says that it copied, in milliseconds. */
const resetDelay = 2000;

/**
 * Returns a function that copies a text and announces it, or selects the element that shows it if the browser refuses.
 * `outcome` is `copied` for two seconds, or `refused`, until there is another text.
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

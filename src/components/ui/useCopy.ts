import { useEffect, useState } from 'react';
import { announce } from './announce';

export const copyError = "Couldn't copy. The text is selected.";

/** How long a button says that it copied, in milliseconds. */
const resetDelay = 2000;

/**
 * Returns a function that copies a text and announces it, or selects the element that shows it if the browser refuses.
 * `outcome` is `copied` for two seconds, or `refused`.
 */
export function useCopy(text: string, subject: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    const timer = outcome === 'copied' ? setTimeout(setOutcome, resetDelay, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(source?: Element | null): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied ${subject}`);
      setOutcome('copied');
    } catch {
      if (source) {
        window.getSelection()?.selectAllChildren(source);
      }
      announce(copyError);
      setOutcome('refused');
    }
  }

  return { outcome, copy };
}

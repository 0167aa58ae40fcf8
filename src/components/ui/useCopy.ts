import { useEffect, useState } from 'react';
import { announce } from './announce';

export const copyError = "Couldn't copy. The text is selected.";

/** How long a button says that it copied, in milliseconds. */
const resetDelay = 2000;

/**
 * Returns a function that copies a text and announces it, or selects the element that shows it if the browser refuses. `isCopied`
 * is true for two seconds after a copy, and false after a refusal.
 */
export function useCopy(text: string, subject: string) {
  const [isCopied, setIsCopied] = useState<boolean>();
  useEffect(() => {
    const timer = isCopied ? setTimeout(setIsCopied, resetDelay, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(source?: Element | null): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied ${subject}`);
      setIsCopied(true);
    } catch {
      if (source) {
        window.getSelection()?.selectAllChildren(source);
      }
      announce(copyError);
      setIsCopied(false);
    }
  }

  return { isCopied, copy };
}

import { announce } from '@site/src/utils/announce';
import { useEffect, useState } from 'react';

export const copyError = "Couldn't copy. The text is selected.";

/** The time in milliseconds for which a button says that it copied. */
const resetDelay = 2000;

/**
 * Copies the text of an element and announces it. If the browser refuses, selects the element.
 * @param content what the element shows
 * @returns `outcome`: `copied` for two seconds, or `refused` until the content changes
 */
export function useCopy(content: string, subject: string) {
  const [last, setLast] = useState<{ content: string; outcome: 'copied' | 'refused' }>();
  useEffect(() => {
    const timer = last?.outcome === 'copied' ? setTimeout(setLast, resetDelay, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(source: Element | null | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(source?.textContent ?? '');
      announce(`Copied ${subject}`);
      setLast({ content, outcome: 'copied' });
    } catch {
      if (source) {
        window.getSelection()?.selectAllChildren(source);
      }
      announce(copyError);
      setLast({ content, outcome: 'refused' });
    }
  }

  return { outcome: last?.content === content ? last.outcome : undefined, copy };
}

import { useEffect, useEffectEvent } from 'react';

export function isMac(): boolean {
  return /mac/i.test(navigator.platform);
}

/** Whether the keys are Ctrl+K, or Command+K on a Mac, where Ctrl+K deletes the rest of a line. */
function isShortcut({ key, code, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean {
  // `code` is for keyboards without Latin letters. Chrome's autofill sends events without a key.
  const isK = /^k$/i.test(key) || (code === 'KeyK' && !/[a-z]/i.test(key));
  const hasModifier = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isK && hasModifier && !shiftKey && !altKey;
}

/** Calls the function on Ctrl+K or Command+K. */
export function useSearchShortcut(onShortcut: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event)) {
      event.preventDefault();
      onShortcut();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

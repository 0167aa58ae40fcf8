import { useEffect, useEffectEvent } from 'react';

/** Whether the shortcut is better known as Command+K. */
export function isMac(): boolean {
  return /mac/i.test(navigator.platform);
}

/** Calls the function on Ctrl+K and Command+K. */
export function useSearchShortcut(onShortcut: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, metaKey, ctrlKey, shiftKey, altKey } = event;
    // `code` is for keyboards without Latin letters. Chrome's autofill sends events without a key.
    const isK = /^k$/i.test(key) || (code === 'KeyK' && !/[a-z]/i.test(key));
    if (isK && metaKey !== ctrlKey && !shiftKey && !altKey) {
      event.preventDefault();
      onShortcut();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Whether the shortcut is better known as Command+K. */
export function isMac(): boolean {
  return /mac/i.test(navigator.platform);
}

/** Focuses the input on Ctrl+K and Command+K, and selects its text. */
export function useSearchShortcut(inputRef: RefObject<HTMLInputElement | null>, onFocus?: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, metaKey, ctrlKey, shiftKey, altKey } = event;
    // `code` is for keyboards without Latin letters. Chrome's autofill sends events without a key.
    const isK = /^k$/i.test(key) || (code === 'KeyK' && !/[a-z]/i.test(key));
    if (isK && metaKey !== ctrlKey && !shiftKey && !altKey) {
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
      onFocus?.();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Whether the shortcut is better known as Command+K. */
export function isMac(): boolean {
  return /mac/i.test(navigator.platform);
}

/** Closes the phone's menu on Ctrl+K and Command+K, focuses the input, and selects its text. */
export function useSearchShortcut(inputRef: RefObject<HTMLInputElement | null>, onFocus?: () => void): void {
  const menu = useNavbarMobileSidebar();
  const focus = () => {
    inputRef.current?.focus();
    inputRef.current?.select();
    onFocus?.();
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, metaKey, ctrlKey, shiftKey, altKey } = event;
    // `code` is for keyboards without Latin letters. Chrome's autofill sends events without a key.
    const isK = /^k$/i.test(key) || (code === 'KeyK' && !/[a-z]/i.test(key));
    // On a Mac, Ctrl+K deletes to the end of a line.
    const isForField = ctrlKey && isMac() && (event.target as Element).matches('input, textarea');
    if (isK && metaKey !== ctrlKey && !shiftKey && !altKey && !isForField) {
      event.preventDefault();
      if (menu.shown) {
        menu.toggle();
        // While it's open, what is behind it refuses the focus.
        requestAnimationFrame(focus);
      } else {
        focus();
      }
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

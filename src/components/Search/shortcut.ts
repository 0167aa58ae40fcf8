import { type RefObject, useEffect } from 'react';

export function isMac(): boolean {
  return /mac/i.test(navigator.platform);
}

/** Whether the keys are Ctrl and K, also on a keyboard with other letters. On a Mac, Ctrl+K deletes the rest of a line. */
function isShortcut(event: KeyboardEvent): boolean {
  // Chrome's autofill sends events without a key, which fit no pattern.
  const isK = /^k$/i.test(event.key) || (event.code === 'KeyK' && !/[a-z]/i.test(event.key));
  const [hasModifier, hasOther] = isMac() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return isK && hasModifier && !hasOther && !event.shiftKey && !event.altKey;
}

/** Focuses the box when Ctrl and K are pressed, or Command and K on a Mac. */
export function useFocusShortcut(boxRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusBox = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        boxRef.current?.focus();
      }
    };
    document.addEventListener('keydown', focusBox);
    return () => document.removeEventListener('keydown', focusBox);
  }, [boxRef]);
}

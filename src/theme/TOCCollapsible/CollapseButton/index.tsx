import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import { type ReactNode, useEffect, useRef } from 'react';

// Wrapped to tell screen readers whether the list of headings is open, and to close it, because it lies over the text: after
// a choice, on Escape, and when something else is used.
export default function CollapseButtonWrapper(props: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (props.collapsed) {
      return;
    }
    const listeners = new AbortController();
    const closeIfDone = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isChoice = event.type === 'click' && event.target instanceof Element && event.target.closest('a');
      if (isEscape || isChoice || !button.current?.parentElement?.contains(event.target as Node)) {
        listeners.abort();
        button.current?.click();
      }
      if (isEscape) {
        button.current?.focus();
      }
    };
    for (const type of ['click', 'focusin', 'keydown', 'pointerdown']) {
      document.addEventListener(type, closeIfDone, { signal: listeners.signal });
    }
    return () => listeners.abort();
  }, [props.collapsed]);

  // The original spreads its props on the button, the `ref`, too.
  return <CollapseButton ref={button} aria-expanded={!props.collapsed} {...props} />;
}

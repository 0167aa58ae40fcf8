import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The button that opens the list of headings on small screens. Wrapped to tell screen readers whether the list is open, and to close it,
 * because it covers the text: after a click on a link, on Escape, and when something outside is clicked or focused.
 */
export default function CollapseButtonWrapper(props: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (props.collapsed) return;
    const listeners = new AbortController();
    const close = () => {
      listeners.abort();
      button.current?.click();
    };
    const closeIfDone = ({ target, type }: Event) => {
      const isInside = target instanceof Element && button.current?.parentElement?.contains(target);
      if (!isInside || (type === 'click' && target.closest('a'))) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    for (const type of ['click', 'focusin', 'pointerdown']) {
      document.addEventListener(type, closeIfDone, { signal: listeners.signal });
    }
    document.addEventListener('keydown', closeOnEscape, { signal: listeners.signal });
    return () => listeners.abort();
  }, [props.collapsed]);

  // `ref` is a prop, and the original spreads all props on its `<button>`.
  return <CollapseButton ref={button} aria-expanded={!props.collapsed} {...props} />;
}

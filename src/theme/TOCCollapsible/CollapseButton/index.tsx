import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The button that opens the list of headings on small screens.
 *
 * Wrapped to tell screen readers whether the list is open, and to close it, because it covers the text: after a click on a link, on
 * Escape, and when something outside is clicked or focused.
 */
export default function CollapseButtonWrapper(props: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (props.collapsed) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => {
      listeners.abort();
      button.current?.click();
    };
    const isOutside = (target: EventTarget | null) =>
      !(target instanceof Node && button.current?.parentElement?.contains(target));
    const closeFromOutside = ({ target }: Event) => {
      if (isOutside(target)) close();
    };
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    const closeAfterClick = ({ target }: Event) => {
      if (isOutside(target) || (target instanceof Element && target.closest('a'))) close();
    };
    document.addEventListener('click', closeAfterClick, { signal });
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listeners.abort();
  }, [props.collapsed]);

  // The original spreads all props on its `<button>`, including `ref`.
  return <CollapseButton ref={button} aria-expanded={!props.collapsed} {...props} />;
}

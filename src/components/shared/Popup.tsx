import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react';

function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) {
    currentTarget.open = false;
  }
}

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key === 'Escape') {
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }
}

/** What opens above the page from its summary. It closes with Escape, and when the focus leaves it. */
export default function Popup(props: ComponentProps<'details'>): ReactNode {
  // It takes the focus, because a click in Safari doesn't focus a link or a button, and would close it.
  return <details tabIndex={-1} onBlur={closeOnBlur} onKeyDown={closeOnEscape} {...props} />;
}

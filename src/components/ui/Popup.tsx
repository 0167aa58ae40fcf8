import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

// A click in Safari focuses neither a link nor a button, and leaves the focus nowhere.
function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) {
    currentTarget.open = false;
  }
}

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key === 'Escape') {
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }
}

interface Props extends Omit<ComponentProps<'details'>, 'ref'> {
  readonly ref?: RefObject<HTMLDetailsElement | null>;
}

/** What opens above the page from its summary. It closes with Escape, with a press outside, and when the focus leaves it. */
export default function Popup({ ref, ...props }: Props): ReactNode {
  const own = useRef<HTMLDetailsElement>(null);
  const popup = ref ?? own;
  useEffect(() => {
    const closeOnPress = ({ target }: PointerEvent) => {
      if (popup.current && !popup.current.contains(target as Node)) {
        popup.current.open = false;
      }
    };
    document.addEventListener('pointerdown', closeOnPress);
    return () => document.removeEventListener('pointerdown', closeOnPress);
  }, [popup]);
  return <details ref={popup} onBlur={closeOnBlur} onKeyDown={closeOnEscape} {...props} />;
}

import { announce } from '@site/src/utils/announce';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

/** The pause in typing after which a changed text is announced. */
const typingPauseMs = 700;

/** A message that changes while the reader types. Screen readers announce it after a pause, not at each key. */
export default function AnnouncedText(props: ComponentProps<'div'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const announced = useRef<string>(undefined);
  // No dependency array: any render can change the text.
  useEffect(() => {
    const timer = setTimeout(() => {
      const text = ref.current?.innerText ?? '';
      // Don't announce the initial text, unless the reader is in a field and may have changed it already.
      const isInitial = announced.current === undefined;
      const isInField = document.activeElement?.matches('input, select, textarea');
      if (text !== announced.current && (!isInitial || isInField)) announce(text);
      announced.current = text;
    }, typingPauseMs);
    return () => clearTimeout(timer);
  });
  return <div ref={ref} {...props} />;
}

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { announce, typingPause } from './announce';

/** A message that changes while the reader types. Screen readers announce it after a pause, and not at each key. */
export default function Status(props: ComponentProps<'div'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const announced = useRef<string>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      const text = ref.current?.innerText ?? '';
      // The first text is there to be read, unless the reader has changed it.
      const isRead =
        announced.current === undefined && !document.activeElement?.matches('input, select, textarea');
      if (!isRead && text !== announced.current) {
        announce(text);
      }
      announced.current = text;
    }, typingPause);
    return () => clearTimeout(timer);
  });
  return <div ref={ref} {...props} />;
}

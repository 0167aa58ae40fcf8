import { announce, typingPause } from '@site/src/utils/announce';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

/** A message that changes while the reader types. Screen readers announce it after a pause, and not at each key. */
export default function LiveStatus(props: ComponentProps<'div'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const announced = useRef<string>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      const text = ref.current?.innerText ?? '';
      // The initial text isn't announced, unless the reader is in a field and may have changed it already.
      const isInitial = announced.current === undefined;
      const isInField = document.activeElement?.matches('input, select, textarea');
      if (text !== announced.current && (!isInitial || isInField)) {
        announce(text);
      }
      announced.current = text;
    }, typingPause);
    return () => clearTimeout(timer);
  });
  return <div ref={ref} {...props} />;
}

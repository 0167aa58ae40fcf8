import { type RefObject, useEffect, useRef, useState } from 'react';

/** What an element needs so that the keyboard can scroll it. */
interface ScrollGroup<Box> {
  readonly ref: RefObject<Box | null>;
  readonly role?: 'group';
  readonly 'aria-label'?: string;
  readonly tabIndex?: 0;
}

/** Returns the attributes of a box: while it's too narrow for what is in it, a group with a name that gets the focus. */
export function useScrollGroup<Box extends HTMLElement>(name: string): ScrollGroup<Box> {
  const ref = useRef<Box>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setScrolls(entry !== undefined && entry.target.scrollWidth > entry.target.clientWidth);
    });
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, []);
  return { ref, ...(scrolls && { role: 'group', 'aria-label': `${name}, scrollable`, tabIndex: 0 }) };
}

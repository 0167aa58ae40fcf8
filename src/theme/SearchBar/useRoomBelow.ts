import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--room` to the visible height below an element's top, which on a phone ends where the keyboard begins. */
export function useRoomBelow(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!shown || !viewport) {
      return;
    }
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      const room = viewport.height + viewport.offsetTop - top - 8;
      element.current?.style.setProperty('--room', `${Math.max(120, room)}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element, shown]);
}

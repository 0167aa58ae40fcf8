import { useEffect, useRef, useState } from 'react';

/**
 * Measures whether an element's only child is wider than the element, and measures again whenever one of them changes its size.
 * @param isPaused whether to keep the last result
 * @returns the element's ref, and whether it scrolls, which is unknown before hydration, and whether it's too tall as well
 */
export function useIsScrollable<Container extends HTMLElement>(isPaused = false) {
  const ref = useRef<Container>(null);
  const [isScrollable, setIsScrollable] = useState<boolean>();
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    const container = ref.current;
    const content = container?.firstElementChild;
    if (!content || isPaused) return;
    const observer = new ResizeObserver(() => {
      setIsScrollable(container.scrollWidth > container.clientWidth);
      setIsTall(container.scrollHeight > container.clientHeight + 1);
    });
    observer.observe(container);
    observer.observe(content);
    return () => observer.disconnect();
  }, [isPaused]);
  return { ref, isScrollable, isTall };
}

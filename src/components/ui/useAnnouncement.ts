import { announce } from '@site/src/utils/announce';
import { useEffect, useRef } from 'react';

/** The pause in typing after which a change is announced. */
const typingPauseMs = 500;

/** Announces a message to screen readers whenever the content that it's about has changed. */
export function useAnnouncement(message: string, content = message): void {
  const announced = useRef(content);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (announced.current !== content) announce(message);
      announced.current = content;
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [message, content]);
}

import { useEffect, useState } from 'react';
import { announcePause } from '../../components/shared/Status';

/** Returns a text once it has stayed the same for a moment, so that screen readers don't announce one at each key. */
export function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), announcePause);
    return () => {
      clearTimeout(timer);
      setSettled(undefined);
    };
  }, [text]);
  return settled === text ? settled : undefined;
}

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

/** The pause in typing after which the message changes. */
const typingPauseMs = 500;

/** A message that changes while the reader types. It changes after a pause, because screen readers announce it. */
export default function Status({ children, ...div }: ComponentProps<'div'>): ReactNode {
  const [shown, setShown] = useState(children);
  useEffect(() => {
    const timer = setTimeout(() => setShown(children), typingPauseMs);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <div role="status" {...div}>
      {shown}
    </div>
  );
}

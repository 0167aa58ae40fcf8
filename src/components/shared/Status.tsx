import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long a reader hasn't typed when screen readers announce what changed, in milliseconds. */
export const announcePause = 700;

interface Props {
  readonly className?: string | undefined;
  /** For `aria-describedby`. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A message that changes while the reader types. Screen readers announce it after a pause, and not at each key. */
export default function Status({ className, id, children }: Props): ReactNode {
  const shown = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(shown.current?.innerText ?? ''), announcePause);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <div ref={shown} className={className} id={id} aria-hidden="true">
        {children}
      </div>
      <div role="status" className="spoken">
        {spoken}
      </div>
    </>
  );
}

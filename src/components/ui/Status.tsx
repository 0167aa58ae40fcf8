import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long a reader hasn't typed when screen readers announce what changed, in milliseconds. */
const announcePause = 700;

/** Returns whether a change of the first text can be the reader's. */
function hasFocusedField(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A message that changes while the reader types. Screen readers announce it after a pause, and not at each key. */
export default function Status({ className, children }: Props): ReactNode {
  const shown = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState<{ readonly text: string; readonly isNew: boolean }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const text = shown.current?.innerText ?? '';
      setSpoken((last) =>
        last?.text === text ? last : { text, isNew: last !== undefined || hasFocusedField() },
      );
    }, announcePause);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <div ref={shown} className={className} aria-hidden="true">
        {children}
      </div>
      {/* The first text is there to be read. Announced, it would interrupt the heading of the page. */}
      <div role="status" aria-live={spoken?.isNew ? undefined : 'off'} className="spoken">
        {spoken?.text}
      </div>
    </>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long a reader hasn't typed when screen readers announce what changed, in milliseconds. */
const announcePause = 700;

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A message that changes while the reader types. Screen readers announce it after a pause, and not at each key. */
export default function Status({ className, children }: Props): ReactNode {
  const visible = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState<{ readonly text: string; readonly isNew: boolean }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const text = visible.current?.innerText ?? '';
      // Only a reader who is in a field can have changed the first text.
      const isInField = document.activeElement?.matches('input, select, textarea') ?? false;
      setAnnouncement((last) =>
        last?.text === text ? last : { text, isNew: last !== undefined || isInField },
      );
    }, announcePause);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <div ref={visible} className={className} aria-hidden="true">
        {children}
      </div>
      {/* The first text is there to be read. Announced, it would interrupt the heading of the page. */}
      <div role="status" aria-live={announcement?.isNew ? undefined : 'off'} className="spoken">
        {announcement?.text}
      </div>
    </>
  );
}

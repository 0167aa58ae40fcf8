import { type ReactNode, type RefObject, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  /** What is copied, for those who hear the button alone: "value of TXT". */
  readonly what: string;
  /** The element that shows the text. It is selected where the browser refuses to copy. */
  readonly shownIn: RefObject<HTMLElement | null>;
}

/** A button that copies a text and says whether it did. */
export default function CopyButton({ text, what, shownIn }: Props): ReactNode {
  const [last, setLast] = useState({ text: '', says: '' });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, says: 'Copied' });
    } catch {
      if (shownIn.current) {
        window.getSelection()?.selectAllChildren(shownIn.current);
      }
      setLast({ text, says: 'Press Ctrl+C' });
    }
  }

  return (
    <span className={styles.copy}>
      <button type="button" aria-label={`Copy ${what}`} onClick={copy}>
        Copy
      </button>
      {/* What was said of another text no longer holds. */}
      <span role="status">{last.text === text ? last.says : ''}</span>
    </span>
  );
}

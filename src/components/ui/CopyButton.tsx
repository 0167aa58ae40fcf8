import Button from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

/** The time for which the icon shows that the text was copied. */
const successDurationMs = 2000;

interface Props {
  /** Completes the accessible name, "Copy {subject}", and the announcement, "Copied {subject}". */
  readonly subject: string;
  /** Returns the element with the text. */
  readonly getSource: () => Element | null | undefined;
  /** A visible text next to the icon, the start of the accessible name. */
  readonly label?: string;
}

/**
 * A button that copies an element's text, or selects it if the browser refuses. Its name doesn't become "Copied", because screen
 * readers would read that, and then the announcement.
 */
export default function CopyButton({ subject, getSource, label }: Props): ReactNode {
  // An object, so that another copy restarts the delay.
  const [last, setLast] = useState<{ readonly outcome: 'copied' | 'refused' }>();
  const Icon = last?.outcome === 'copied' ? IconSuccess : IconCopy;
  const name = `Copy ${subject}`;
  const messages = { copied: `Copied ${subject}`, refused: "Couldn't copy. Copy the text yourself." };

  useEffect(() => {
    const timer = last?.outcome === 'copied' ? setTimeout(setLast, successDurationMs, undefined) : undefined;
    return () => clearTimeout(timer);
  }, [last]);

  async function copy(): Promise<void> {
    const source = getSource();
    // For TypeScript: the button exists only next to the element.
    if (!source) return;
    // Screen readers announce the same message again only if it was gone.
    setLast(undefined);
    try {
      await navigator.clipboard.writeText(source.textContent);
      setLast({ outcome: 'copied' });
    } catch {
      window.getSelection()?.selectAllChildren(source);
      setLast({ outcome: 'refused' });
    }
  }

  return (
    <>
      <Button aria-label={name} title={name} onClick={copy}>
        <Icon width={18} height={18} aria-hidden="true" />
        {label && <span>{label}</span>}
      </Button>
      <p role="status" className={last?.outcome === 'refused' ? styles.hint : 'rk-visually-hidden'}>
        {last && messages[last.outcome]}
      </p>
    </>
  );
}

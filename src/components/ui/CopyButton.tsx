import { announce } from '@site/src/utils/announce';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { type ReactNode, useEffect, useState } from 'react';

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
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? IconSuccess : IconCopy;
  const name = `Copy ${subject}`;

  useEffect(() => {
    const timer = isCopied ? setTimeout(setIsCopied, successDurationMs, false) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    const source = getSource();
    // For TypeScript: the button exists only next to the element.
    if (!source) return;
    try {
      await navigator.clipboard.writeText(source.textContent);
      setIsCopied(true);
      announce(`Copied ${subject}`);
    } catch {
      window.getSelection()?.selectAllChildren(source);
      announce("Couldn't copy. Copy the text yourself.");
    }
  }

  return (
    <Button aria-label={name} title={name} onClick={copy}>
      <Icon width={18} height={18} aria-hidden="true" />
      {label && <span>{label}</span>}
    </Button>
  );
}

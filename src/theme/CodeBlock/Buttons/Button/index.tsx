import { announce } from '@site/src/components/ui/announce';
import type { Props } from '@theme/CodeBlock/Buttons/Button';
import Button from '@theme-original/CodeBlock/Buttons/Button';
import { type ReactNode, useEffect, useState } from 'react';

// Wrapped, because screen readers don't announce that the button for copying is now named "Copied".
/** A button of a code block. */
export default function ButtonWrapper(props: Props): ReactNode {
  const name = props['aria-label'];
  const [firstName] = useState(name);
  useEffect(() => {
    if (name && name !== firstName) {
      announce(name);
    }
  }, [name, firstName]);
  return <Button {...props} />;
}

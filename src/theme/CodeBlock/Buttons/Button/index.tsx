import type { Props } from '@theme/CodeBlock/Buttons/Button';
import Button from '@theme-original/CodeBlock/Buttons/Button';
import { type ReactNode, useState } from 'react';

// Wrapped, because screen readers don't announce that the button for copying is now named "Copied".
/** A button of a code block. */
export default function ButtonWrapper(props: Props): ReactNode {
  const name = props['aria-label'];
  const [firstName] = useState(name);
  return (
    <>
      <Button {...props} />
      <span role="status" className="spoken">
        {name !== firstName && <span>{name}</span>}
      </span>
    </>
  );
}

import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { shorten } from '@site/src/components/shared/text';
import type { Props } from '@theme/CodeBlock/Buttons/Button';
import Button from '@theme-original/CodeBlock/Buttons/Button';
import type { ReactNode } from 'react';

// Wrapped to say which of a page's blocks the button copies, and to announce that it did.
export default function ButtonWrapper(props: Props): ReactNode {
  const { code, title } = useCodeBlockContext().metadata;
  return (
    <>
      <Button {...props} aria-label={`Copy code, ${title}: ${shorten(code.replace(/\s+/g, ' '), 60)}`} />
      <span role="status" className="spoken">
        {props['aria-label'] === 'Copied' && 'Copied'}
      </span>
    </>
  );
}

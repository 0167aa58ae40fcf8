import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Buttons/Button';
import Button from '@theme-original/CodeBlock/Buttons/Button';
import type { ReactNode } from 'react';

// Wrapped to say which of a page's blocks the button copies.
export default function ButtonWrapper(props: Props): ReactNode {
  const { title } = useCodeBlockContext().metadata;
  return <Button {...props} aria-label={`${props['aria-label']}: ${title}`} />;
}

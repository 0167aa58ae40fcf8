import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type { Props } from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconWordWrap from '@theme/Icon/WordWrap';
import type { ReactNode } from 'react';

// Replaced because the original doesn't tell screen readers whether lines wrap.
/** The button that wraps the lines of a code block, if some are too long. */
export default function WordWrapButton({ className }: Props): ReactNode {
  const { isEnabled, isCodeScrollable, toggle } = useCodeBlockContext().wordWrap;
  return (
    (isEnabled || isCodeScrollable) && (
      <Button
        className={className}
        onClick={toggle}
        aria-pressed={isEnabled}
        aria-label="Wrap lines"
        title="Wrap lines"
      >
        <IconWordWrap width={20} height={20} aria-hidden="true" />
      </Button>
    )
  );
}

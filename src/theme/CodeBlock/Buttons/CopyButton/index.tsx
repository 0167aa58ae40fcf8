import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { copyError, useCopy } from '@site/src/components/ui/useCopy';
import Button from '@theme/CodeBlock/Buttons/Button';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import type { ReactNode } from 'react';

// Ejected: the original announces "Copied" only through its accessible name, and says nothing when the browser refuses. It
// can't be wrapped, because Firefox refuses the first of two copies in one click.
export default function CopyButton({ className }: Props): ReactNode {
  const { code: html, title } = useCodeBlockContext().metadata;
  const subject = typeof title === 'string' ? title : 'code';
  const { outcome, copy } = useCopy(html, subject);
  const Icon = outcome === 'copied' ? IconSuccess : IconCopy;
  return (
    <Button
      className={className}
      onClick={({ currentTarget }) => copy(currentTarget.closest('.theme-code-block')?.querySelector('code'))}
      aria-label={`Copy ${subject}`}
      title={`Copy ${subject}`}
    >
      {outcome === 'refused' && <span>{copyError}</span>}
      <Icon width={18} height={18} aria-hidden="true" />
    </Button>
  );
}

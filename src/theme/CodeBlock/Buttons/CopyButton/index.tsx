import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { copyText } from '@site/src/components/ui/copyText';
import Button from '@theme/CodeBlock/Buttons/Button';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { type MouseEvent, type ReactNode, useState } from 'react';

// Replaced because the original neither tells screen readers that it copied, nor anyone that the browser refused. It can't be
// wrapped: Firefox refuses the first of two copies in one click.
/** The button that copies the code of a block. */
export default function CopyButton({ className }: Props): ReactNode {
  const { code } = useCodeBlockContext().metadata;
  const [isCopied, setIsCopied] = useState(false);
  const copy = async ({ currentTarget }: MouseEvent) => {
    const source = currentTarget.closest('.theme-code-block')?.querySelector('code');
    if (await copyText(code, 'code', source)) {
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 1000);
    }
  };
  const Icon = isCopied ? IconSuccess : IconCopy;
  return (
    <Button className={className} onClick={copy} aria-label="Copy code to clipboard" title="Copy">
      <Icon width={18} height={18} aria-hidden="true" />
    </Button>
  );
}

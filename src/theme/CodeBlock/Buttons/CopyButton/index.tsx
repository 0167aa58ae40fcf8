import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import CopyIconButton from '@site/src/components/ui/CopyIconButton';
import { copyError, useCopy } from '@site/src/components/ui/useCopy';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import type { ReactNode } from 'react';

// Ejected: the original announces "Copied" only through its accessible name, and says nothing when the browser refuses. It
// can't be wrapped, because Firefox refuses the first of two copies in one click.
export default function CopyButton({ className }: Props): ReactNode {
  const { code: html, title } = useCodeBlockContext().metadata;
  const subject = typeof title === 'string' ? title : 'code';
  const { outcome, copy } = useCopy(html, subject);
  return (
    <CopyIconButton
      className={className}
      subject={subject}
      outcome={outcome}
      onClick={({ currentTarget }) => copy(currentTarget.closest('.theme-code-block')?.querySelector('code'))}
    >
      {outcome === 'refused' && <span>{copyError}</span>}
    </CopyIconButton>
  );
}

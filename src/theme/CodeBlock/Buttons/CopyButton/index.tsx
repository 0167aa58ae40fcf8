import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import CopyIconButton from '@site/src/components/ui/CopyIconButton';
import { copyError, useCopy } from '@site/src/components/ui/useCopy';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import type { ReactNode } from 'react';

/**
 * The button that copies a block of code. Ejected because the original announces "Copied" only through its accessible name, and shows
 * nothing if the browser refuses. A wrapper would copy twice per click, and Firefox refuses the first of two copies.
 */
export default function CopyButton({ className }: Props): ReactNode {
  const { code, title } = useCodeBlockContext().metadata;
  const subject = typeof title === 'string' ? title : 'code';
  const { outcome, copy } = useCopy(code, subject);
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

import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { copyText } from '@site/src/components/ui/copyText';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import { type ReactNode, useEffect, useRef } from 'react';

// Wrapped, because the original neither tells screen readers that it copied, nor anyone that the browser refused.
/** The button that copies the code of a block. */
export default function CopyButtonWrapper(props: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  const ref = useRef<HTMLSpanElement>(null);
  const { code } = metadata;
  useEffect(() => {
    const button = ref.current?.querySelector('button');
    const copy = () =>
      void copyText(code, 'code', ref.current?.closest('.theme-code-block')?.querySelector('code'));
    button?.addEventListener('click', copy);
    return () => button?.removeEventListener('click', copy);
  }, [code]);
  return (
    <span ref={ref} style={{ display: 'contents' }}>
      <CopyButton {...props} />
    </span>
  );
}

import { textOf } from '@site/src/components/ui/html';
import type { Props } from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import type { ReactNode } from 'react';
import { HighlightedCode } from './highlighted';

// Wrapped to give the block's content the HTML that `src/markdown/code` made of the code while the site was built.
export default function CodeBlockWrapper({
  html,
  ...props
}: Partial<Props> & { readonly html?: string }): ReactNode {
  return (
    <HighlightedCode value={html}>
      <CodeBlock {...props}>{html === undefined ? props.children : textOf(html)}</CodeBlock>
    </HighlightedCode>
  );
}

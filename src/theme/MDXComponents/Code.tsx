import HighlightedCode from '@site/src/components/ui/HighlightedCode';
import CodeInline from '@theme/CodeInline';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Code in text, or a block if `rehypeCodeBlocks` highlighted it. Ejected because the original takes code with an element in it for a
 * block, and its blocks are highlighted in the browser.
 */
export default function MDXCode(
  props: ComponentProps<'code'> | ComponentProps<typeof HighlightedCode>,
): ReactNode {
  return 'highlightedHtml' in props ? <HighlightedCode {...props} /> : <CodeInline {...props} />;
}

import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { htmlOf } from '@site/src/components/ui/html';
import type { Props } from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import { HighlightedCode } from '../highlighted';
import { linesOf, markLines } from '../lines';

// Replaced because the original highlights code in the browser. Here, readers don't download a highlighter.
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, language, lineClassNames, lineNumbersStart } = metadata;
  const html = useContext(HighlightedCode) ?? htmlOf(code);
  const isNumbered = lineNumbersStart !== undefined;
  const lines = markLines(linesOf(html, code), lineClassNames, isNumbered ? lineStyles : undefined);
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className={clsx(className, `language-${language}`, styles.codeBlock, 'thin-scrollbar')}
    >
      <code
        className={clsx(styles.codeBlockLines, isNumbered && styles.codeBlockLinesWithNumbering)}
        style={isNumbered ? { counterReset: `line-count ${lineNumbersStart - 1}` } : undefined}
        dangerouslySetInnerHTML={{ __html: lines }}
      />
    </pre>
  );
}

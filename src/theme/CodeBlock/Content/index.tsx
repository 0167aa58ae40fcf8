import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The lines of a block of code. Ejected because the original highlights in the browser, and wraps lines in `<div>`s. Firefox's reader
 * view counts those as paragraphs, and shows a long sample instead of the page.
 */
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      className={clsx(className, styles.codeBlock, 'thin-scrollbar', `language-${metadata.language}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls long lines.
      tabIndex={0}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: CodeBlock passes escaped HTML as the code. */}
      <code className={styles.codeBlockLines} dangerouslySetInnerHTML={{ __html: metadata.code }} />
    </pre>
  );
}

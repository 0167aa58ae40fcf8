import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

// Ejected because the original highlights in the browser, and has lines in `<div>`s, which reader views count as paragraphs, so that
// they'd show a long sample instead of the page. Without the numbers of lines, which no page shows.
export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      className={clsx(className, styles.codeBlock, 'thin-scrollbar', `language-${metadata.language}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls long lines.
      tabIndex={0}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `highlight` escapes the code. */}
      <code className={styles.codeBlockLines} dangerouslySetInnerHTML={{ __html: metadata.code }} />
    </pre>
  );
}

import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import { CodeHtml } from '../html';
import styles from './styles.module.css';

// Replaced with the block around it, see there. React neither compares nor keeps the lines' parts: they are one text.
export default function CodeBlockContent(): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const html = useContext(CodeHtml);
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // A block that scrolls sideways has to take the focus, or no key would move it.
      tabIndex={0}
      className={clsx('prism-code', `language-${metadata.language}`, styles.block, 'thin-scrollbar')}
    >
      <code className={styles.lines} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

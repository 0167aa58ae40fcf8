import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import { type ReactNode, useContext } from 'react';
import { CodeHtml } from '../html';
import styles from './styles.module.css';

// Replaced together with the surrounding block. The lines are one HTML string, so React doesn't compare their parts.
export default function CodeBlockContent(): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const html = useContext(CodeHtml);
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // A block that scrolls sideways needs the focus, so that keys can scroll it.
      tabIndex={0}
      className={clsx('prism-code', `language-${metadata.language}`, styles.block, 'thin-scrollbar')}
    >
      <code className={styles.lines} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

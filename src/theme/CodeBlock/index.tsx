import BrowserOnly from '@docusaurus/BrowserOnly';
import { CodeBlockContextProvider, useCodeWordWrap } from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import Container from '@theme/CodeBlock/Container';
import ElementContent from '@theme/CodeBlock/Content/Element';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The highlighted code, from `src/markdown/code`; undefined for lines of code in a table cell. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
  /** False if what is around the block has its title, and copies it. */
  readonly hasHeader?: boolean;
}

// Replaced because the original highlights code in the browser. Here it's highlighted while the site is built, so readers
// don't download a highlighter. The header has the title or the language, and room for the copy button. A single line
// needs no header.
export default function CodeBlock({ html, children, ...block }: Props): ReactNode {
  return html === undefined ? (
    <ElementContent>{children}</ElementContent>
  ) : (
    <HighlightedBlock html={html} {...block} />
  );
}

/** Returns the code that was highlighted, for the copy button. */
function codeOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

function HighlightedBlock(props: Props & { readonly html: string }): ReactNode {
  const { html, language = 'text', title, hasHeader = true } = props;
  const wordWrap = useCodeWordWrap();
  const code = codeOf(html);
  const className = `language-${language}`;
  const metadata = { codeInput: code, code, className, language, title, lineClassNames: {} };
  const isLine = !title && !code.includes('\n');
  return (
    <CodeBlockContextProvider metadata={{ ...metadata, lineNumbersStart: undefined }} wordWrap={wordWrap}>
      <Container as="div" className={clsx(className, styles.block, isLine && styles.line)}>
        {hasHeader && (
          <div className={styles.header} data-language={title ? undefined : language}>
            {title}
            <BrowserOnly>{() => <CopyButton className={styles.copy} />}</BrowserOnly>
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <pre ref={wordWrap.codeBlockRef} className={className} tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </Container>
    </CodeBlockContextProvider>
  );
}

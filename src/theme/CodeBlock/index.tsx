import { CodeBlockContextProvider, useCodeWordWrap } from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import ElementContent from '@theme/CodeBlock/Content/Element';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CodeHtml } from './html';
import styles from './styles.module.css';

interface Props {
  /** The highlighted lines, from `src/remark/code`; undefined for lines of code in a table cell. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
}

/** Names of languages that differ from what a page calls them in more than capital letters. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  js: 'JavaScript',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  java: 'Java',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'React',
};

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&amp;': '&' };

/** Returns the code of the highlighted lines, for the copy button. */
function codeOf(html: string): string {
  return html
    .replace(/<br><\/div>(?!$)/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|amp);/g, (entity) => entities[entity] ?? entity);
}

// Replaced because the theme's block highlights its code in the browser: the highlighter was a fifth of the site's
// script, and each block rendered twice because of the color mode. Its header has the title or the language, and room for
// the theme's buttons, which come with the scripts. A single line needs no header. The buttons follow it.
export default function CodeBlock({ html, children, ...block }: Props): ReactNode {
  return html === undefined ? (
    <ElementContent>{children}</ElementContent>
  ) : (
    <HighlightedBlock html={html} {...block} />
  );
}

function HighlightedBlock({ html, language = 'text', title }: Props & { readonly html: string }): ReactNode {
  const code = codeOf(html);
  const metadata = {
    codeInput: code,
    code,
    className: `language-${language}`,
    language,
    title,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
  const wordWrap = useCodeWordWrap();
  return (
    <CodeHtml value={html}>
      <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
        <Container
          as="div"
          className={clsx(metadata.className, styles.block, !title && !code.includes('\n') && styles.line)}
        >
          <div
            className={styles.header}
            data-language={title ? undefined : (names[language] ?? language.toUpperCase())}
          >
            {title}
            <Buttons className={styles.buttons} />
          </div>
          <Content />
        </Container>
      </CodeBlockContextProvider>
    </CodeHtml>
  );
}

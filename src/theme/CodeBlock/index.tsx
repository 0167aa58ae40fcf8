import BrowserOnly from '@docusaurus/BrowserOnly';
import { CodeBlockContextProvider } from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import Container from '@theme/CodeBlock/Container';
import ElementContent from '@theme/CodeBlock/Content/Element';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useScrollGroup } from '../../components/shared/useScrollGroup';
import styles from './styles.module.css';

interface Props {
  /** The highlighted lines, from `src/remark/code`; undefined for lines of code in a table cell. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
  /** False if what is around the block has its title, and copies it. */
  readonly hasHeader?: boolean;
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

function nameOf(language: string): string {
  return names[language] ?? language.toUpperCase();
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&amp;': '&' };

/** Returns the code of the highlighted lines, for the copy button. */
function codeOf(html: string): string {
  return html
    .replace(/<br><\/div>(?!$)/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|amp);/g, (entity) => entities[entity] ?? entity);
}

/** For the theme's button that turns wrapping on, which isn't here: code scrolls. */
const wordWrap = {
  codeBlockRef: { current: null },
  isEnabled: true,
  isCodeScrollable: false,
  toggle: () => undefined,
};

// Replaced because the theme's block highlights its code in the browser: the highlighter was a fifth of the site's
// script, and each block rendered twice because of the color mode. The lines are one HTML string, so React doesn't compare
// their parts. The header has the title or the language, and room for the theme's copy button, which comes with the
// scripts. A single line needs no header. The button follows it.
export default function CodeBlock({ html, children, ...block }: Props): ReactNode {
  return html === undefined ? (
    <ElementContent>{children}</ElementContent>
  ) : (
    <HighlightedBlock html={html} {...block} />
  );
}

/** The most lines of a block that is shown whole at once. */
const mostLines = 30;

function HighlightedBlock(props: Props & { readonly html: string }): ReactNode {
  const { html, language = 'text', title, hasHeader = true } = props;
  const code = codeOf(html);
  const count = code.split('\n').length;
  const metadata = {
    codeInput: code,
    code,
    className: `language-${language}`,
    language,
    title: title ?? nameOf(language),
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Container
        as="div"
        className={clsx(metadata.className, styles.block, !title && count === 1 && styles.line)}
      >
        {hasHeader && (
          <div className={styles.header} data-language={title ? undefined : nameOf(language)}>
            {title}
            <BrowserOnly>{() => <CopyButton className={styles.copy} />}</BrowserOnly>
          </div>
        )}
        <pre
          className={metadata.className}
          {...useScrollGroup<HTMLPreElement>(`Code: ${title ?? nameOf(language)}`)}
        >
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {count > mostLines && (
          <details className={styles.more} data-search="ignore">
            <summary>{`All ${count} lines`}</summary>
          </details>
        )}
      </Container>
    </CodeBlockContextProvider>
  );
}

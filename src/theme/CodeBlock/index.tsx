import { CodeBlockContextProvider, useCodeWordWrap } from '@docusaurus/theme-common/internal';
import ElementContent from '@theme/CodeBlock/Content/Element';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type { ReactNode } from 'react';
import { CodeHtml } from './html';

interface Props {
  /** The coloured lines, from `src/remark/code`; none for lines of code in a table's cell. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&amp;': '&' };

/** The code that the coloured lines show, for the button that copies it. */
function codeOf(html: string): string {
  return html
    .replace(/<br><\/div>(?!$)/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|amp);/g, (entity) => entities[entity] ?? entity);
}

// Replaced, because the theme's block colours its code in the reader's browser: the highlighter was a fifth of the
// site's script, and every block was drawn twice for the sake of the colour mode. The frame, the title and the buttons
// are still the theme's.
export default function CodeBlock({ html, children, ...block }: Props): ReactNode {
  return html === undefined ? (
    <ElementContent>{children}</ElementContent>
  ) : (
    <ColouredBlock html={html} {...block} />
  );
}

function ColouredBlock({ html, language = 'text', title }: Props & { readonly html: string }): ReactNode {
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
        <CodeBlockLayout />
      </CodeBlockContextProvider>
    </CodeHtml>
  );
}

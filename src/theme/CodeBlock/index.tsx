import { CodeBlockContextProvider, useCodeWordWrap } from '@docusaurus/theme-common/internal';
import ElementContent from '@theme/CodeBlock/Content/Element';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type { ReactNode } from 'react';
import { CodeHtml } from './html';

interface Props {
  /** The highlighted lines, from `src/remark/code`; undefined for lines of code in a table cell. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: string;
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&amp;': '&' };

/** Returns the code of the highlighted lines, for the copy button. */
function codeOf(html: string): string {
  return html
    .replace(/<br><\/div>(?!$)/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|amp);/g, (entity) => entities[entity] ?? entity);
}

// Replaced because the theme's block highlights its code in the browser: the highlighter was a fifth of the site's
// script, and each block rendered twice because of the color mode. The frame, title, and buttons are still the theme's.
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
        <CodeBlockLayout />
      </CodeBlockContextProvider>
    </CodeHtml>
  );
}

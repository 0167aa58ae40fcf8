import { languageNames } from '@site/src/utils/codeLanguages';
import { escapeHtml } from '@site/src/utils/escapeHtml';
import StringContent, { type Props as ContentProps } from '@theme/CodeBlock/Content/String';
import clsx from 'clsx';
import { Children, type ReactNode } from 'react';

interface Props extends Omit<ContentProps, 'children'> {
  /** The HTML that `highlight` returns. `rehypeCodeBlocks` sets it in pages. */
  readonly highlightedHtml?: string;
  /** Plain text, shown if there is no `highlightedHtml`. */
  readonly children?: ReactNode;
}

/**
 * A block of code, highlighted at build time or by an interactive component. The theme gets HTML where it expects plain code, so in
 * all components of the block, `metadata.code` is escaped HTML, never text. Ejected because the original renders each block again
 * after hydration, to switch the Prism theme. Our colors are CSS variables.
 */
export default function CodeBlock({ highlightedHtml, children, className, ...props }: Props): ReactNode {
  const html = highlightedHtml ?? escapeHtml(Children.toArray(children).join(''));
  // Longer blocks have a title bar with the language and the buttons. In short blocks, the buttons are next to the lines.
  const isShort = html.trim().split('\n').length <= 3;
  const language = !isShort && languageNames[className?.replace('language-', '') ?? ''];
  return (
    <StringContent
      title={language && <span data-search="ignore">{language}</span>}
      {...props}
      className={clsx(className, isShort && 'rk-short-code')}
    >
      {html}
    </StringContent>
  );
}

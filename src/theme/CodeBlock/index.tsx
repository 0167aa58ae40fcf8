import { escapeHtml, languageNames } from '@site/src/code';
import type { Props } from '@theme/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import clsx from 'clsx';
import type { ReactNode } from 'react';

declare module '@theme/CodeBlock' {
  interface Props {
    /** The code as HTML, from `highlight`, in place of the children. */
    readonly html?: string;
  }
}

/** A block of code. */
// Ejected because the original draws all code again after hydration, for a theme with other colors. Those of this site are custom
// properties.
export default function CodeBlock({ children, html, className, language, ...props }: Props): ReactNode {
  const content = html ?? escapeHtml([children].flat().join(''));
  const isShort = content.trim().split('\n').length <= 3;
  // The bar of a title gives the buttons room, which lines have beside themselves in a short block.
  const name = !isShort && languageNames[language ?? className?.replace('language-', '') ?? ''];
  return (
    <StringContent
      title={name && <span data-search="ignore">{name}</span>}
      {...props}
      language={language}
      className={clsx(className, isShort && 'short-code')}
    >
      {content}
    </StringContent>
  );
}

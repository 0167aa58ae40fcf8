import type { Props } from '@theme/CodeBlock/Content/String';
import StringContent from '@theme/CodeBlock/Content/String';
import clsx from 'clsx';
import type { ReactNode } from 'react';

const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  text: 'Text',
  tsx: 'TSX',
};

/** A block of code. The children are HTML, from `highlight`. */
// Ejected because the original draws all code again after hydration, for a theme with other colors. Those of this site are custom
// properties.
export default function CodeBlock({ children: html, className, ...props }: Props): ReactNode {
  const isShort = html.trim().split('\n').length <= 3;
  // The bar of a title gives the buttons room, which lines have beside themselves in a short block.
  const name = !isShort && languageNames[className?.replace('language-', '') ?? ''];
  return (
    <StringContent
      title={name && <span data-search="ignore">{name}</span>}
      {...props}
      className={clsx(className, isShort && 'short-code')}
    >
      {html}
    </StringContent>
  );
}

import { languageNames } from '@site/src/utils/codeLanguages';
import StringContent, { type Props as ContentProps } from '@theme/CodeBlock/Content/String';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface Props extends Omit<ContentProps, 'children'> {
  /** The code, as `highlight` returns it. */
  readonly html: string;
}

/** A block of code. */
// Ejected because the original draws all code again after hydration, for a theme with other colors. Those of this site are custom
// properties.
export default function CodeBlock({ html, className, ...props }: Props): ReactNode {
  const isShort = html.trim().split('\n').length <= 3;
  // A long block has a bar with its language, where the buttons are. In a short one, they're next to the lines.
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

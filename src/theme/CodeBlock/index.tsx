import type { Props } from '@theme/CodeBlock/Content/String';
import StringContent from '@theme/CodeBlock/Content/String';
import prismIncludeLanguages from '@theme/prism-include-languages';
import { Prism } from 'prism-react-renderer';
import type { ReactNode } from 'react';

// The theme does this in the scripts of every page.
prismIncludeLanguages(Prism);

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

/** Returns the name of the language as the title of a block of more than three lines, above which its buttons need room. */
function languageTitle({ className = '', children }: Props): ReactNode {
  const name = languageNames[className.replace('language-', '')];
  return name && children.trim().split('\n').length > 3 && <span data-search="ignore">{name}</span>;
}

// Ejected so that only pages with code load the highlighter, and because the original draws all code again after hydration, for a
// theme with other colors. Those of this site are custom properties.
export default function CodeBlock(props: Props): ReactNode {
  return <StringContent title={languageTitle(props)} {...props} />;
}

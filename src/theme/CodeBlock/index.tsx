import type { Props } from '@theme/CodeBlock/Content/String';
import StringContent from '@theme/CodeBlock/Content/String';
import prismIncludeLanguages from '@theme/prism-include-languages';
import { Prism } from 'prism-react-renderer';
import type { ReactNode } from 'react';

// The theme does this in the scripts of every page.
prismIncludeLanguages(Prism);

// Ejected so that only pages with code load the highlighter, and because the original draws all code again after hydration, for a
// theme with other colors. Those of this site are custom properties.
export default function CodeBlock(props: Props): ReactNode {
  return <StringContent {...props} />;
}

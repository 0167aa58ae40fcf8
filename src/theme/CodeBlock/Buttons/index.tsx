import type { Props } from '@theme/CodeBlock/Buttons';
import Buttons from '@theme-original/CodeBlock/Buttons';
import type { ReactNode } from 'react';

// Wrapped to give the buttons a class that style sheets can name.
export default function ButtonsWrapper(props: Props): ReactNode {
  return <Buttons {...props} className="code-buttons not-on-paper" />;
}

import type { Props } from '@theme/CodeBlock/Buttons';
import Buttons from '@theme-original/CodeBlock/Buttons';
import type { ReactNode } from 'react';

/** The buttons of a block of code. Wrapped because style sheets need a class without a hash. */
export default function ButtonsWrapper(props: Props): ReactNode {
  return <Buttons {...props} className="rk-code-buttons rk-no-print" />;
}

import type { Props } from '@theme/Heading';
import Heading from '@theme-original/Heading';
import { Children, isValidElement, type ReactNode } from 'react';

/** Returns the text of a heading, whatever its format. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');
}

// Wrapped because the theme puts the link to a heading inside of it, so its name would end with that of the link.
export default function HeadingWrapper(props: Props): ReactNode {
  return <Heading {...props} aria-label={props.id && textOf(props.children)} />;
}

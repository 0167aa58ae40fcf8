import type { Props } from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type { ReactNode } from 'react';

/** The button that unfolds the list of headings. Wrapped because the original doesn't say whether the list is open (WCAG 4.1.2). */
export default function CollapseButtonWrapper(props: Props): ReactNode {
  return <CollapseButton aria-expanded={!props.collapsed} {...props} />;
}

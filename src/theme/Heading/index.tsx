import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * A heading with a link to itself. Ejected because the original's link is part of the heading's accessible name. Ours is only for the
 * mouse. Screen readers and the keyboard find most of these links in *On this page*.
 */
export default function Heading({ as: Tag, className, children, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const href = props.id && Tag !== 'h1' && `#${props.id}`;
  return (
    // Firefox's reader view drops headings whose ids look like those of menus or comments, unless they have the class `article`.
    <Tag {...props} className={clsx(href && 'anchor article', className)}>
      {children}
      {href && (
        <Link className="hash-link" to={href} title="Link to this section" tabIndex={-1} aria-hidden />
      )}
    </Tag>
  );
}

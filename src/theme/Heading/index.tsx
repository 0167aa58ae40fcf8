import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * A heading with a link to itself. Ejected because the original's link is part of the heading's name, such as "Options Direct link to
 * Options" (WCAG 2.4.6). Ours is only for the mouse: *On this page* has the same links.
 */
export default function Heading({ as: Tag, className, children, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const href = props.id && Tag !== 'h1' && `#${props.id}`;
  return (
    <Tag {...props} className={clsx(href && 'anchor', className)}>
      {children}
      {href && (
        <Link className="hash-link" to={href} title="Link to this section" tabIndex={-1} aria-hidden />
      )}
    </Tag>
  );
}

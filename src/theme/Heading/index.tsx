import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

// Ejected because the link of the original is a part of the heading's name. Ours is for the mouse alone: for others, it would
// repeat the list of headings. With `article`, reader views keep headings whose ids look like those of menus or comments.
// `scroll-padding-top` in `content.css` keeps targets below the bar.
export default function Heading({ as: Tag, className, children, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const href = props.id && Tag !== 'h1' && `#${props.id}`;
  return (
    <Tag {...props} className={clsx(href && 'anchor article', className)}>
      {children}
      {href && (
        <Link className="hash-link" to={href} title="Link to this section" tabIndex={-1} aria-hidden />
      )}
    </Tag>
  );
}

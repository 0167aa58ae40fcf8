import Link from '@docusaurus/Link';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

// Replaced because the link of the original is a part of the heading's name.
/** A heading. Its link is for the mouse alone: for others, it would repeat the list of headings. */
export default function Heading({ as: Tag, id, className, children, ...props }: Props): ReactNode {
  if (!id || Tag === 'h1') {
    return (
      <Tag className={className} {...props}>
        {children}
      </Tag>
    );
  }
  return (
    <Tag className={clsx('anchor', className)} id={id} {...props}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        title="Link to this section"
        tabIndex={-1}
        aria-hidden="true"
      />
    </Tag>
  );
}

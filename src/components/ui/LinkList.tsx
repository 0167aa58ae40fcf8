import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface Props {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** A list of links. */
export default function LinkList({ links }: Props): ReactNode {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { sections } from '@site/src/sections';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The sidebar of the open page, if it has one. */
  readonly sidebar?: string | undefined;
}

/** Links to the sections, with the open one marked. */
export default function Sections({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);

  // On a phone, the open section can be past the edge.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && open) {
      row.current.scrollLeft = open.offsetLeft + open.offsetWidth - row.current.clientWidth + 32;
    }
  });

  return (
    <nav ref={row} className="sections" aria-label="Sections">
      {sections.map(({ label, overview, sidebar: own }) => {
        const isOpen = overview === pathname || sidebar === own;
        return (
          <Link
            key={overview}
            to={overview}
            aria-current={isOpen ? (overview === pathname ? 'page' : 'true') : undefined}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

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
  const open = sections.find((section) => section.overview === pathname || section.sidebar === sidebar);

  // On a phone, the open section can be past the edge. Asking on every page would lay each out twice.
  useEffect(() => {
    const link = open && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) {
      row.current.scrollLeft = link.offsetLeft + link.offsetWidth - row.current.clientWidth + 32;
    }
  }, [open]);

  return (
    <nav ref={row} className="sections" aria-label="Sections">
      {sections.map((section) => (
        <Link
          key={section.overview}
          to={section.overview}
          aria-current={section === open ? (section.overview === pathname ? 'page' : 'true') : undefined}
        >
          {section.label}
        </Link>
      ))}
    </nav>
  );
}

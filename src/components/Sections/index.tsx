import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { sections } from '@site/src/sections';
import type { ReactNode } from 'react';

interface Props {
  /** The sidebar of the open page, if it has one. */
  readonly sidebar?: string | undefined;
}

/** Links to the sections, with the open one marked. */
export default function Sections({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  const open = sections.find((section) => section.overview === pathname || section.sidebar === sidebar);

  return (
    <nav className="sections" aria-label="Sections">
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

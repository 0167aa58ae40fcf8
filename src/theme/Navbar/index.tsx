import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { sections } from '@site/src/sections';
import Navbar from '@theme-original/Navbar';
import type { ReactNode } from 'react';

// Wrapped to show links to the sections below the bar, with the open one marked. Items of the bar can't be that row: it scrolls
// away, and the bar stays. `docSidebar` would also lead to the first page of a sidebar, and not to the overview.
export default function NavbarWrapper(): ReactNode {
  const { id, sidebar } = useActiveDocContext(undefined).activeDoc ?? {};
  const page = `/${id}`;
  const active = sections.find((section) => section.overview === page || section.sidebar === sidebar);

  return (
    <>
      <Navbar />
      <nav className="sections" aria-label="Sections">
        {sections.map((section) => (
          <Link
            key={section.overview}
            to={section.overview}
            aria-current={section === active ? (section.overview === page ? 'page' : 'true') : undefined}
          >
            {section.label}
          </Link>
        ))}
      </nav>
    </>
  );
}

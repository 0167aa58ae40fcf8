import Link from '@docusaurus/Link';
import { useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { sections } from '@site/src/sections';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

// Replaced, because the original begins with the home page and ends with the title that follows below it.
export default function DocBreadcrumbs(): ReactNode {
  const { pathname } = useLocation();
  const breadcrumbs = useSidebarBreadcrumbs();
  const sidebar = useDocsSidebar()?.name;
  const section = sections.find((each) => each.sidebar === sidebar);
  if (!breadcrumbs || !section || pathname === section.overview) {
    return null;
  }
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={section.overview}>
              {section.label}
            </Link>
          </li>
          {breadcrumbs.slice(0, -1).map(({ label }) => (
            <li className="breadcrumbs__item" key={label}>
              <span className="breadcrumbs__link">{label}</span>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

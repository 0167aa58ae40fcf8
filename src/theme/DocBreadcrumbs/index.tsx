import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import Link from '@docusaurus/Link';
import { useActiveDocContext, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { sections } from '@site/src/sections';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type { ReactNode } from 'react';

// Ejected because the name of a sidebar leads nowhere in the original: the overview of a section isn't a page of its sidebar.
/** The path from the home page. Pages outside of a sidebar have an empty row, so that all titles begin at one height. */
export default function DocBreadcrumbs(): ReactNode {
  const sidebar = useActiveDocContext(undefined).activeDoc?.sidebar;
  const overview = sections.find((section) => section.sidebar === sidebar)?.overview;
  const [section, ...below] = useSidebarBreadcrumbs() ?? [];
  if (!section || !overview) {
    return <div className="theme-doc-breadcrumbs" />;
  }

  const crumbs = [{ ...section, href: overview }, ...below];
  const parent = crumbs.findLastIndex(({ href }, index) => href && index < crumbs.length - 1);
  return (
    <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <DocBreadcrumbsStructuredData breadcrumbs={crumbs} />
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {crumbs.map(({ label, href }, index) => {
          const isOpen = index === crumbs.length - 1;
          return (
            <li
              key={`${label} ${href}`}
              className={clsx('breadcrumbs__item', {
                'breadcrumbs__item--active': isOpen,
                'parent-page': index === parent,
              })}
            >
              {href && !isOpen ? (
                <Link className="breadcrumbs__link" to={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

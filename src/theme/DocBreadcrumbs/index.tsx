import Link from '@docusaurus/Link';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsVersion, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { siteSections } from '@site/src/siteSections';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Lists a page and those above it, as in its sidebar or, for a page in none, as in its path. */
function useBreadcrumbs(): PropSidebarBreadcrumbsItem[] {
  const { id, title, permalink, sidebar } = useDoc().metadata;
  const overviewId = siteSections.find((section) => section.sidebar === sidebar)?.overviewId;
  const [section, ...below] = useSidebarBreadcrumbs() ?? [];
  const { docs } = useDocsVersion();
  if (section && overviewId) {
    // Unlike the others, the overview of Developers is in its own sidebar, and mustn't link to itself.
    return [{ ...section, href: overviewId === id ? '' : `/${overviewId}` }, ...below];
  }
  const parentId = id.replace(/\/?[^/]*$/, '');
  const parent = docs[parentId];
  const page: PropSidebarBreadcrumbsItem = { type: 'link', label: title, href: permalink };
  return parent ? [{ type: 'link', label: parent.title, href: `/${parentId}` }, page] : [page];
}

/** The breadcrumbs of a page. Ejected because the original has none for pages without a sidebar, and doesn't link the section. */
export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useBreadcrumbs();
  const last = crumbs.length - 1;
  const parent = crumbs.findLastIndex(({ href }, index) => href && index < last);
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
    >
      <DocBreadcrumbsStructuredData breadcrumbs={crumbs} />
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {crumbs.map(({ label, href }, index) => (
          <li
            key={`${label} ${href}`}
            className={clsx('breadcrumbs__item', {
              'breadcrumbs__item--active': index === last,
              'rk-parent-page': index === parent,
            })}
          >
            {href && index < last ? (
              <Link className="breadcrumbs__link" to={href}>
                {label}
              </Link>
            ) : (
              <span className="breadcrumbs__link">{label}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

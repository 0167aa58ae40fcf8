import Link from '@docusaurus/Link';
import { useActiveDocContext, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { siteSections } from '@site/src/siteSections';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The breadcrumbs of a page. A page without a sidebar gets an empty element, so that its title is as high as on other pages. Ejected
 * because the original doesn't link the section: its overview isn't in its sidebar.
 */
export default function DocBreadcrumbs(): ReactNode {
  const { activeDoc } = useActiveDocContext(undefined);
  const overviewId = siteSections.find(({ sidebar }) => sidebar === activeDoc?.sidebar)?.overviewId;
  const [section, ...below] = useSidebarBreadcrumbs() ?? [];
  if (!section || !overviewId) return <div className={ThemeClassNames.docs.docBreadcrumbs} />;

  // Unlike the others, the overview of Developers is in its own sidebar, and mustn't link to itself.
  const crumbs = [{ ...section, href: overviewId === activeDoc?.id ? '' : `/${overviewId}` }, ...below];
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

import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { ReactNode } from 'react';

interface Section {
  readonly label: string;
  readonly href: string;
}

function sectionOf({ items, level }: Props): Section | undefined {
  return level === 1 ? (items[0]?.customProps?.section as Section | undefined) : undefined;
}

// Wrapped to name the section above its pages, with the way to its overview, which is no entry of the sidebar itself.
export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const section = sectionOf(props);
  return (
    <>
      {section && (
        <li className="menu__list-item sidebar-section">
          <Link
            className="menu__link"
            to={section.href}
            aria-current={props.activePath === section.href ? 'page' : undefined}
          >
            {section.label}
          </Link>
        </li>
      )}
      <DocSidebarItems {...props} />
    </>
  );
}

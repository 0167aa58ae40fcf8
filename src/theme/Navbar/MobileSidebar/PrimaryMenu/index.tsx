import Link from '@docusaurus/Link';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { sections } from '@site/src/sections';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import clsx from 'clsx';
import type { ReactNode } from 'react';

// Wrapped to begin the menu of a phone with the sections, which are a row above the page on wide screens.
export default function PrimaryMenuWrapper(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  // The menu is outside of the part of the page that knows its section.
  const open = document.querySelector('.sections [aria-current]')?.getAttribute('href');
  return (
    <>
      <ul className="menu__list">
        {sections.map(({ icon, label, overview }) => (
          <li className="menu__list-item" key={overview}>
            <Link
              className={clsx('menu__link', `icon icon--${icon}`, overview === open && 'menu__link--active')}
              aria-current={overview === open || undefined}
              to={overview}
              onClick={toggle}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <PrimaryMenu />
    </>
  );
}

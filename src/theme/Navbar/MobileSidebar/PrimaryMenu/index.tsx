import Link from '@docusaurus/Link';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { sections } from '@site/src/sections';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import type { ReactNode } from 'react';

// Wrapped to begin the menu of a phone with the sections, which are a row above the page on wide screens.
export default function PrimaryMenuWrapper(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <>
      <ul className="menu__list">
        {sections.map(({ label, overview }) => (
          <li className="menu__list-item" key={overview}>
            <Link className="menu__link" to={overview} onClick={toggle}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <PrimaryMenu />
    </>
  );
}

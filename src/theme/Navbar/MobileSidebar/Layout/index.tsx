import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { backToProductLink } from '@site/src/site';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import NavbarItem from '@theme/NavbarItem';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import { type ReactNode, useEffect } from 'react';

function focusElement(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * The menu of small screens. Wrapped because in the original, focus goes behind the menu (WCAG 2.4.11), and is lost when the menu
 * opens, closes, or switches lists (2.4.3). Ours also closes on Escape, and shows the current page. The link to the product is in both
 * lists, as in the navigation bar.
 */
export default function MobileSidebarLayoutWrapper({ secondaryMenu, ...props }: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const hasSecondary = useNavbarSecondaryMenu().shown;

  useEffect(() => {
    if (!shown) return;
    const background = document.querySelectorAll('#__docusaurus > :not(.navbar), .navbar > .navbar__inner');
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && toggle();
    for (const element of background) element.toggleAttribute('inert', true);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      for (const element of background) element.toggleAttribute('inert', false);
      focusElement('.navbar__toggle');
    };
  }, [shown, toggle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: switching lists removes the focused element
  useEffect(() => {
    if (!shown) return;
    focusElement('.navbar-sidebar__close');
    const shownPage = '.navbar-sidebar__item:not([inert]) [aria-current="page"]';
    document.querySelector(shownPage)?.scrollIntoView({ block: 'nearest' });
  }, [shown, hasSecondary]);

  // Not in the page while it's closed, because a transition from hidden would refuse the focus.
  if (!shown) return null;
  return (
    <Layout
      {...props}
      secondaryMenu={
        <>
          {secondaryMenu}
          <ul className="menu__list">
            <NavbarItem mobile {...backToProductLink} />
          </ul>
        </>
      }
    />
  );
}

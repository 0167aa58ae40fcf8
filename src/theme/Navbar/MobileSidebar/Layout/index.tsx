import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import { type ReactNode, useEffect, useState } from 'react';

/** Everything on the page except the open menu. */
const behindTheMenu = '#__docusaurus > :not(.navbar), .navbar > .navbar__inner';

// Wrapped because the original menu loses the focus when it opens and when it shows the main menu, lets the focus move
// behind it, and doesn't close with Escape. The original also renders all its links on every page, and fetches their pages, before
// it's ever opened.
export default function MobileSidebarLayoutWrapper(props: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const hasSecondary = useNavbarSecondaryMenu().shown;
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }

  useEffect(() => {
    if (!shown) {
      return;
    }
    const behind = document.querySelectorAll(behindTheMenu);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    for (const element of behind) {
      element.setAttribute('inert', '');
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const element of behind) {
        element.removeAttribute('inert');
      }
      document.removeEventListener('keydown', closeOnEscape);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  useEffect(() => {
    if (shown) {
      const first = hasSecondary ? '.navbar-sidebar__close' : '.navbar-sidebar__item:not([inert]) a';
      document.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    }
  }, [shown, hasSecondary]);

  return wasShown ? <Layout {...props} /> : null;
}

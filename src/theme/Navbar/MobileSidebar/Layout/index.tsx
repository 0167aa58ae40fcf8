import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import { type ReactNode, useEffect } from 'react';

/** Everything on the page except the open menu. */
const behindTheMenu = '#__docusaurus > :not(.navbar), .navbar > .navbar__inner';

// Wrapped because the original menu lets the focus move behind it and doesn't close with Escape.
export default function MobileSidebarLayoutWrapper(props: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();

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
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const element of behind) {
        element.removeAttribute('inert');
      }
      document.removeEventListener('keydown', closeOnEscape);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  return <Layout {...props} />;
}

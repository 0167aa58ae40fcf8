import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import { type ReactNode, useEffect } from 'react';

function focusElement(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

// Wrapped because in the original, the closed menu stays in the page, Escape doesn't close the open one, and the focus moves
// behind it, and is lost when it opens, changes, or closes. This one also scrolls to the link of the open page.
export default function MobileSidebarLayoutWrapper(props: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const hasSecondary = useNavbarSecondaryMenu().shown;

  useEffect(() => {
    if (!shown) return;
    const background = document.querySelectorAll('#__docusaurus > :not(.navbar), .navbar > .navbar__inner');
    for (const element of background) element.toggleAttribute('inert', true);
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && toggle();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      for (const element of background) element.toggleAttribute('inert', false);
      focusElement('.navbar__toggle');
    };
  }, [shown, toggle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has the focus is gone when the other list is shown
  useEffect(() => {
    if (shown) {
      focusElement('.navbar-sidebar__close');
      const page = document.querySelector('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]');
      page?.closest('.theme-doc-sidebar-item-category')?.scrollIntoView();
      page?.scrollIntoView({ block: 'nearest' });
    }
  }, [shown, hasSecondary]);

  return shown ? <Layout {...props} /> : null;
}

import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import { type ReactNode, useEffect } from 'react';

function focusElement(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * The menu of small screens. Wrapped because the original stays in the page while it's closed, doesn't close on Escape, doesn't scroll
 * to the current page, lets focus move behind the menu, and loses it when the menu opens, closes, or switches lists.
 */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: switching lists removes the focused element
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

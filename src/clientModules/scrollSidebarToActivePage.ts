import type { ClientModule } from '@docusaurus/types';

/** Brings the link of a new page into sight by scrolling the sidebar alone. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (location.pathname === previousLocation?.pathname) return;
  // When the sidebar has been drawn.
  requestAnimationFrame(() => {
    const link = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
    const sidebar = link?.closest('nav');
    if (!link || !sidebar) return;
    const view = sidebar.getBoundingClientRect();
    const item = link.getBoundingClientRect();
    if (item.top < view.top || item.bottom > view.bottom) {
      sidebar.scrollTop += item.top - view.top - view.height / 2;
    }
  });
};

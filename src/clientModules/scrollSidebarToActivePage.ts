import type { ClientModule } from '@docusaurus/types';

/** Scrolls the sidebar, and nothing else, so far that the open page's link can be seen. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // When the sidebar has been drawn.
  requestAnimationFrame(() => {
    const link = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
    const sidebar = link?.closest('nav');
    if (!link || !sidebar) {
      return;
    }
    const view = sidebar.getBoundingClientRect();
    const item = link.getBoundingClientRect();
    // At the top of a page, the row of sections pushes the end of the sidebar out of the window.
    if (item.top < view.top || item.bottom > Math.min(view.bottom, window.innerHeight)) {
      sidebar.scrollTop += item.top - view.top - view.height / 2;
    }
  });
};

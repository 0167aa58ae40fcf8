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
    if (item.top < view.top || item.bottom > view.bottom) {
      sidebar.scrollTop += item.top - view.top - view.height / 2;
    }
  });
};

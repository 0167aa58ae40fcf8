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
    const [seen, wanted] = [sidebar.getBoundingClientRect(), link.getBoundingClientRect()];
    // The section's name covers the top. At the top of the page, the navigation bar pushes the end out of the window.
    if (wanted.top < seen.top + 48 || wanted.bottom > Math.min(seen.bottom, window.innerHeight)) {
      sidebar.scrollTop += wanted.top - seen.top - seen.height / 2;
    }
  });
};

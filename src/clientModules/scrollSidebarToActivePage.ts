import type { ClientModule } from '@docusaurus/types';

/** The height of the gradients at the sidebar's ends, in pixels. */
const fade = 24;

/** Scrolls the sidebar, but not the page, to the link of a new page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (location.pathname === previousLocation?.pathname) return;
  // By then, the sidebar has rendered.
  requestAnimationFrame(() => {
    const link = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
    const sidebar = link?.closest('nav');
    if (!link || !sidebar) return;
    const sidebarRect = sidebar.getBoundingClientRect();
    const linkRect = link.getBoundingClientRect();
    if (linkRect.top < sidebarRect.top + fade || linkRect.bottom > sidebarRect.bottom - fade) {
      sidebar.scrollTop += linkRect.top - sidebarRect.top - sidebarRect.height / 2;
    }
  });
};

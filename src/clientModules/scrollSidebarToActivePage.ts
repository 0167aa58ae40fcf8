import type { ClientModule } from '@docusaurus/types';

/** The height of the sidebar's sticky title, in pixels. The gradient at the lower end is smaller. */
const titleHeight = 61;

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
    if (linkRect.top < sidebarRect.top + titleHeight - 1 || linkRect.bottom > sidebarRect.bottom - titleHeight) {
      sidebar.scrollTop += linkRect.top - sidebarRect.top - sidebarRect.height / 2;
      // Scrolls on to the next link, so that the sticky title cuts none in half.
      const titleEnd = sidebarRect.top + titleHeight;
      const offsets = [...sidebar.querySelectorAll('li li a')].map(
        (item) => item.getBoundingClientRect().top - titleEnd,
      );
      sidebar.scrollTop += offsets.find((offset) => offset >= 0) ?? 0;
    }
  });
};

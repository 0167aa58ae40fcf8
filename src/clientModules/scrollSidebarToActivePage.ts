import type { ClientModule } from '@docusaurus/types';

/** The least room below the link, in pixels, for the gradient and the next link. */
const roomBelow = 48;

/** Scrolls the sidebar, but not the page, to the link of a new page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (location.pathname === previousLocation?.pathname) return;
  // Waits a frame, because the sidebar of the new page hasn't rendered yet.
  requestAnimationFrame(() => {
    const link = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
    const sidebar = link?.closest('nav');
    const title = sidebar?.querySelector('.rk-sidebar-section > :first-child');
    if (!link || !sidebar || !title) return;
    const { top, bottom, height } = sidebar.getBoundingClientRect();
    const titleEnd = Math.floor(title.getBoundingClientRect().bottom);
    const linkRect = link.getBoundingClientRect();
    if (linkRect.top >= titleEnd && linkRect.bottom <= bottom - roomBelow) return;
    sidebar.scrollTop += linkRect.top - top - height / 2;
    // Scrolls on to the next link, so that the sticky title cuts none in half.
    const offsets = [...sidebar.querySelectorAll('li li a')].map(
      (item) => item.getBoundingClientRect().top - titleEnd,
    );
    sidebar.scrollTop += offsets.find((offset) => offset >= 0) ?? 0;
  });
};

import type { ClientModule } from '@docusaurus/types';

/** Scrolls the sidebar, and nothing else, so far that the open page's link can be seen. */
function showOpenPage(): void {
  const link = document.querySelector<HTMLElement>(
    '.theme-doc-sidebar-menu .menu__link[aria-current="page"]',
  );
  const sidebar = link?.closest<HTMLElement>('nav.menu');
  if (!link || !sidebar) {
    return;
  }
  const [seen, wanted] = [sidebar.getBoundingClientRect(), link.getBoundingClientRect()];
  if (wanted.top < seen.top || wanted.bottom > seen.bottom) {
    sidebar.scrollTop += wanted.top - seen.top - seen.height / 2;
  }
}

/** After every change of page, when the sidebar has been drawn. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  requestAnimationFrame(showOpenPage);
};

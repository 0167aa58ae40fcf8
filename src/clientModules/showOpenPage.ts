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
  // At the top of the page, the row of sections pushes the end of the sidebar out of the window.
  if (wanted.top < seen.top || wanted.bottom > Math.min(seen.bottom, window.innerHeight)) {
    sidebar.scrollTop += wanted.top - seen.top - seen.height / 2;
    // No row is cut by the section's name, which stays above the rows.
    const [section, ...rows] = [...sidebar.querySelectorAll('.menu__link')].map((row) =>
      row.getBoundingClientRect(),
    );
    const edge = (section?.bottom ?? 0) + 20;
    sidebar.scrollTop += (rows.find(({ bottom }) => bottom > edge)?.top ?? edge) - edge;
  }
}

/** After every change of page, when the sidebar has been drawn. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  requestAnimationFrame(showOpenPage);
};

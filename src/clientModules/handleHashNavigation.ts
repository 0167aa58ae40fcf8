import type { ClientModule } from '@docusaurus/types';

/** Focuses the section that a link leads to (WCAG 2.4.3). A new page whose hash names no element is shown from its top. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // When the site opens, the browser does this.
  if (!previousLocation || !location.hash) return;
  const isNewPage = previousLocation.pathname !== location.pathname;
  const isNewHash = previousLocation.hash !== location.hash;
  // Tabs and filters change only the query.
  if (!isNewPage && !isNewHash && previousLocation.search !== location.search) return;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) {
    if (isNewPage) window.scrollTo(0, 0);
    return;
  }
  // The list of headings covers the text on phones.
  document.querySelector<HTMLElement>('.theme-doc-toc-mobile [aria-expanded="true"]')?.click();
  // The property is -1 even without the attribute, but only the attribute lets an element take the focus. Setting the property adds
  // the attribute. It stays, because removing it would drop the focus.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

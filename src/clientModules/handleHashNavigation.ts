import type { ClientModule } from '@docusaurus/types';

/** Finds the element that a hash names. Ignores case and trailing punctuation: links are retyped, and pasted into sentences. */
function findTarget(hash: string): HTMLElement | null {
  const id = decodeURIComponent(hash.slice(1));
  const trimmed = id.replace(/[^\p{L}\p{N}]+$/u, '');
  return document.getElementById(id) ?? document.querySelector(`[id="${CSS.escape(trimmed)}" i]`);
}

function focus(target: HTMLElement): void {
  // The property is -1 even without the attribute, but only the attribute lets an element take the focus. Setting the property adds
  // the attribute. It stays, because removing it would drop the focus.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Highlights and focuses the element that the hash names. A new page whose hash names no element is shown from its top. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  const isNewPage = previousLocation?.pathname !== location.pathname;
  const isQueryChange =
    !isNewPage && previousLocation.hash === location.hash && previousLocation.search !== location.search;
  // Tabs and filters change the query.
  if (isQueryChange) return;

  const target = findTarget(location.hash);
  document.querySelector('.rk-target')?.classList.remove('rk-target');
  target?.classList.add('rk-target');
  if (!target) {
    if (location.hash && previousLocation && isNewPage) window.scrollTo(0, 0);
    return;
  }
  // The browser and Docusaurus scroll only to the exact id.
  const isExact = location.hash === `#${encodeURIComponent(target.id)}`;
  // When the site opens, the reader may already have scrolled while the scripts were loading.
  const canScroll = previousLocation || window.scrollY === 0;
  if (!isExact && canScroll) target.scrollIntoView();
  if (previousLocation) focus(target);
};

import type { ClientModule } from '@docusaurus/types';

/** Finds the element that a hash names. Ignores capital letters, and punctuation after a shared link. */
function findTarget(hash: string): HTMLElement | null | undefined {
  const id = decodeURIComponent(hash.slice(1));
  const plain = id.replace(/[^\p{L}\p{N}]+$/u, '');
  return [id, plain, plain.toLowerCase()].map((name) => document.getElementById(name)).find(Boolean);
}

function focus(target: HTMLElement): void {
  if (target.tabIndex < 0) {
    // The attribute stays, because browsers take the focus from an element that loses it.
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}

/** Marks and focuses the element that the hash names. Without one, a new page is shown from its top. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  const { pathname, hash, search } = previousLocation ?? {};
  const isNewPage = pathname !== location.pathname;
  // Nothing to do if only the query changed, as by a tab or a filter.
  if (!isNewPage && hash === location.hash && search !== location.search) return;
  const target = findTarget(location.hash);
  document.querySelector('.linked')?.classList.remove('linked');
  target?.classList.add('linked');
  if (!target) {
    if (location.hash && previousLocation && isNewPage) {
      window.scrollTo(0, 0);
    }
    return;
  }
  const isOtherId = location.hash !== `#${encodeURIComponent(target.id)}`;
  // On a slow line, a reader may have scrolled before the scripts were there.
  if (isOtherId && (previousLocation || window.scrollY === 0)) {
    target.scrollIntoView();
  }
  if (previousLocation) focus(target);
};

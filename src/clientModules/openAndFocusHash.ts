import type { ClientModule } from '@docusaurus/types';

/** Finds the element that a hash names. Ignores capital letters, and punctuation after a shared link. */
function findTarget(hash: string): HTMLElement | null | undefined {
  const id = decodeURIComponent(hash.slice(1));
  const plain = id.replace(/[^\p{L}\p{N}]+$/u, '');
  return [id, plain, plain.toLowerCase()].map((name) => document.getElementById(name)).find(Boolean);
}

/** The element that is marked. */
let linked: ReturnType<typeof findTarget>;

/** Unfolds, marks, and focuses the element that the hash names. Without one, a new page is shown from its top. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // Nothing to do if only the query changed, as by a tab or a filter.
  const { pathname, hash, search } = previousLocation ?? {};
  if (pathname === location.pathname && hash === location.hash && search !== location.search) {
    return;
  }
  const target = findTarget(location.hash);
  linked?.classList.remove('linked');
  target?.classList.add('linked');
  linked = target;
  if (!target) {
    if (location.hash && previousLocation && previousLocation.pathname !== location.pathname) {
      window.scrollTo(0, 0);
    }
    return;
  }
  const all = [...document.querySelectorAll('details:not([open])')];
  const closed = all.filter((details) => details.contains(target));
  for (const details of closed) {
    details.setAttribute('open', '');
  }
  const isElsewhere = closed.length > 0 || location.hash !== `#${encodeURIComponent(target.id)}`;
  // On a slow line, a reader may have scrolled before the scripts were there.
  if (isElsewhere && (previousLocation || window.scrollY === 0)) {
    target.scrollIntoView();
  }
  if (previousLocation) {
    if (target.tabIndex < 0) {
      // The attribute stays, because browsers take the focus from an element that loses it.
      target.tabIndex = -1;
    }
    target.focus({ preventScroll: true });
  }
};

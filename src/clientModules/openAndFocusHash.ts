import type { ClientModule } from '@docusaurus/types';

/** Returns what a hash names. Punctuation after a shared link, and capital letters, are ignored. */
function findTarget(hash: string): HTMLElement | undefined {
  const id = decodeURIComponent(hash.slice(1));
  const plain = id.replace(/[^\p{L}\p{N}]+$/u, '');
  return (
    [id, plain, plain.toLowerCase()].map((name) => document.getElementById(name)).find((it) => it !== null) ??
    undefined
  );
}

/** What is marked, because the hash names it. */
let linked: HTMLElement | undefined;

/**
 * Unfolds and marks what the hash names, and moves the focus there. If the hash names nothing on a new page, shows the top of
 * the page.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // A tab or a filter has changed the query alone.
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
  const closed = [...document.querySelectorAll('details:not([open])')].filter((details) =>
    details.contains(target),
  );
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

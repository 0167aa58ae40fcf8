import type { ClientModule } from '@docusaurus/types';

/**
 * Unfolds what the hash names, and moves the focus there. If the hash names nothing on a new page, shows the top of the page.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // A tab or a filter has changed the query alone.
  const { pathname, hash, search } = previousLocation ?? {};
  if (pathname === location.pathname && hash === location.hash && search !== location.search) {
    return;
  }
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
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
  if (closed.length > 0) {
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

import type { ClientModule } from '@docusaurus/types';

/** Reloads if no route matches the URL, so that `NotFound/Content` is shown: a tab that was open during a deploy doesn't know new pages. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // After a reload, there is no `previousLocation`, so this can't loop.
  const isNewPath = previousLocation && previousLocation.pathname !== location.pathname;
  if (isNewPath && document.getElementById('missing-page')) window.location.reload();
};

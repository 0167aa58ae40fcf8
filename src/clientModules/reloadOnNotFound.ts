import type { ClientModule } from '@docusaurus/types';

/** Asks the server for an address without a page. A tab that was open during a deploy doesn't know the pages that came with it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  // No loop: after a reload, there's no `previousLocation`.
  const isNewPath = previousLocation && previousLocation.pathname !== location.pathname;
  if (isNewPath && document.getElementById('missing-page')) {
    window.location.reload();
  }
};

import type { ClientModule } from '@docusaurus/types';
import { announce, announcementId } from '@site/src/utils/announce';

/** Announces the title of a new page to screen readers, because the browser doesn't load the page, and says nothing (WCAG 4.1.3). */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) {
    // Changes are announced only of an element that was there before.
    const attributes = { id: announcementId, className: 'rk-visually-hidden', role: 'status' };
    document.body.append(Object.assign(document.createElement('p'), attributes));
  } else if (previousLocation.pathname !== location.pathname) {
    // The title changes in the next frame.
    requestAnimationFrame(() => announce(document.title));
  }
};

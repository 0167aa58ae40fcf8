import type { ClientModule } from '@docusaurus/types';
import { exactPath } from '../navigation/exactPath';
import { focusOn } from '../navigation/focus';

/** The path of the page that is shown. */
let shown: string | undefined;

/**
 * After a change of page, moves the focus to its heading, which screen readers then read, or to the place that the hash
 * names. Without that, the focus would be lost with the link that was followed.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { pathname, hash } }) => {
  const path = exactPath(pathname) ?? pathname;
  const isNew = shown !== undefined && shown !== path;
  shown = path;
  const heading = document.querySelector('h1');
  if (isNew && heading) {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    focusOn(target || heading);
    const announcer = document.getElementById('announcer');
    if (announcer) {
      // The heading announces itself when it gets the focus.
      announcer.textContent = target ? heading.textContent : '';
    }
  }
};

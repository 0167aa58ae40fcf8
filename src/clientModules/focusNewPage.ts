import type { ClientModule } from '@docusaurus/types';
import { exactPath } from '../navigation/exactPath';
import { focusOn } from '../navigation/focus';

/** The path of the page that is shown. */
let shown: string | undefined;

/** Opens what a place is folded into. Browsers do it at most when they load the page. */
function unfold(place: Element): void {
  const folded = () => place.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded()) {
    return;
  }
  for (let fold = folded(); fold; fold = folded()) {
    fold.open = true;
  }
  place.scrollIntoView();
}

/**
 * After a change of page, moves the focus to its heading, which screen readers then read, or to the place that the hash
 * names. Without that, the focus would be lost with the link that was followed. The link of a place on the same page is
 * lost, too, if it was in the phone's list of contents, which closes.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { pathname, hash } }) => {
  const path = exactPath(pathname) ?? pathname;
  const isFirst = shown === undefined;
  const isNew = shown !== path;
  shown = path;
  const target = hash && document.getElementById(hash.slice(1));
  if (target) {
    unfold(target);
  }
  if (isFirst) {
    return;
  }
  // After the next frame: the browser would have to lay out the page twice, because the theme isn't done with it yet.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const heading = document.querySelector('h1');
      if (isNew && heading) {
        // The theme scrolled to the place when the page still had the styles of the last one, which are on `html`.
        if (target) {
          target.scrollIntoView();
        }
        focusOn(target || heading);
        const announcer = document.getElementById('announcer');
        if (announcer) {
          // The heading announces itself when it gets the focus.
          announcer.textContent = target ? heading.textContent : '';
        }
      } else if (target && document.activeElement === document.body) {
        focusOn(target);
      }
    }),
  );
};

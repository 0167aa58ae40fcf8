import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Tells readers of a screen reader which page they are on. It has to be there before it has a text. */
const announcer = ExecutionEnvironment.canUseDOM ? document.createElement('div') : undefined;
if (announcer) {
  announcer.className = 'spoken';
  announcer.setAttribute('role', 'status');
  document.body.append(announcer);
}

/** Moves the focus to an element that isn't a control, without scrolling. */
function focusOn(element: HTMLElement): void {
  // The attribute stays, because browsers take the focus from an element that loses it.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Opens what a place is folded into. Browsers do that at most when they load the page. */
function unfold(place: Element): void {
  for (const details of document.querySelectorAll('details')) {
    if (!details.open && details.contains(place)) {
      details.open = true;
      place.scrollIntoView();
    }
  }
}

/**
 * After a change of page or place, moves the focus to the heading of the page, which screen readers then read, or to the
 * place that the hash names. Without that, the focus would be lost with the link that was followed.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (place) {
    unfold(place);
  }
  const isNewPage = previousLocation?.pathname !== location.pathname;
  if (!previousLocation || !(isNewPage || place)) {
    return;
  }
  // After the next frame: the browser would have to lay out the page twice, because the theme isn't done with it yet.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const heading = document.querySelector('h1');
      if (!heading || !announcer) {
        return;
      }
      focusOn(place ?? heading);
      // The heading announces itself when it gets the focus.
      announcer.textContent = place && isNewPage ? heading.textContent : '';
    }),
  );
};

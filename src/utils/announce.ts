/** The delay in milliseconds before a text appears, because screen readers announce only changes of a region they know. */
const appearDelay = 100;

/** The pause in typing, in milliseconds, after which a changed text is announced. */
export const typingPause = 700;

/** The delay in milliseconds before a text is removed, so that no one finds it while reading the page. */
const clearDelay = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'visually-hidden';
  return document.body.appendChild(element);
}

// The region exists from the start, because some screen readers take long to notice a new one.
const region = typeof document === 'undefined' ? undefined : createRegion();

/** Announces a text to screen readers without its `**` and backticks, even if the text repeats. */
export function announce(text: string): void {
  region?.replaceChildren();
  clearTimeout(timer);
  timer = setTimeout(() => {
    region?.replaceChildren(text.replace(/\*\*|`([^`]+)`/g, '$1'));
    timer = setTimeout(() => region?.replaceChildren(), clearDelay);
  }, appearDelay);
}

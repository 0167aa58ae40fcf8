/** In milliseconds. Screen readers ignore text that is in the region from the start, so it's added after a delay. */
const appearDelay = 100;

/** In milliseconds. Later, the text would be a stray line at the end of the page. */
const clearDelay = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'rk-visually-hidden';
  return document.body.appendChild(element);
}

// Created at startup, because some screen readers take long to notice a new live region.
const region = typeof document === 'undefined' ? undefined : createRegion();

/** Announces a text to screen readers, without its `**` and backticks, even if it repeats. */
export function announce(text: string): void {
  region?.replaceChildren();
  clearTimeout(timer);
  timer = setTimeout(() => {
    region?.replaceChildren(text.replace(/\*\*|`([^`]+)`/g, '$1'));
    timer = setTimeout(() => region?.replaceChildren(), clearDelay);
  }, appearDelay);
}

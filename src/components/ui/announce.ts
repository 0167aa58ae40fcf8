/** Delay in milliseconds: screen readers announce a text only in a live region that they know already. */
const appearDelay = 100;

/** How long typing must pause before a changed text is announced, in milliseconds. */
export const typingPause = 700;

/** How long the text stays, in milliseconds. Later, a reader who moves through the page would meet it again. */
const clearDelay = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'visually-hidden';
  return document.body.appendChild(element);
}

// Before there's anything to announce, because some screen readers need long to know a new region.
const region = typeof document === 'undefined' ? undefined : createRegion();

function showText(text: string): void {
  region?.replaceChildren(text);
}

/** Tells readers of a screen reader what happened, also if it's the same again. Labels and code have no marks. */
export function announce(text: string): void {
  showText('');
  clearTimeout(timer);
  timer = setTimeout(() => {
    showText(text.replace(/[*`]/g, ''));
    timer = setTimeout(showText, clearDelay, '');
  }, appearDelay);
}

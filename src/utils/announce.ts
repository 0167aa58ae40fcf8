/** The pause between emptying and filling the region. Screen readers announce only changes. */
const appearDelayMs = 100;

/** The time until the region is emptied, so that nobody finds an old text at the end of the page. */
const clearDelayMs = 5000;

/** The shortest time that a text stays. Screen readers can miss text that is replaced sooner. */
const minDurationMs = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends when the region can show the next text. */
let queue = Promise.resolve();

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'rk-visually-hidden';
  return document.body.appendChild(element);
}

// Created at startup, because some screen readers take long to notice a new live region.
const region = typeof document === 'undefined' ? undefined : createRegion();

async function show(text: string): Promise<void> {
  region?.replaceChildren();
  clearTimeout(timer);
  await wait(appearDelayMs);
  region?.replaceChildren(text);
  timer = setTimeout(() => region?.replaceChildren(), clearDelayMs);
  await wait(minDurationMs);
}

/** Announces a text to screen readers after earlier ones, without its `**` and backticks, even if it repeats. */
export function announce(text: string): void {
  const plain = text.replace(/\*\*|`([^`]+)`/g, '$1');
  if (plain) queue = queue.then(() => show(plain));
}

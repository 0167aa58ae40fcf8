import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** A test whose page must stay silent: it fails on console output, a page error, or a request to another host. */
export const test = base.extend<{ consoleGuard: undefined; allowed: RegExp[] }>({
  /** Console output that a test causes on purpose. */
  allowed: [[], { option: true }],
  consoleGuard: [
    async ({ page, allowed, baseURL }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', ({ message }) => messages.push(`error: ${message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== baseURL && protocol !== 'data:' && protocol !== 'blob:') {
          messages.push(`request to another host: ${request.url()}`);
        }
      });
      await use(undefined);
      // The page may be used by the next test, too.
      page.removeAllListeners('console').removeAllListeners('pageerror').removeAllListeners('request');
      expect(messages.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The box of the search. */
export const searchField = (page: Page) => page.locator('.navbar__search-input');

/** The suggestions below it. */
export const suggestions = (page: Page) => page.getByRole('option');

/** What a page announces with these words. */
export function announcement(page: Page, words: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: words });
}

/** Expects that a field is marked as wrong, and that it says why. */
export async function expectFieldError(field: Locator, message: RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** Returns the text in the clipboard. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** In the browser: whether something covers the first or the last line of what has the focus, as far as it's on the screen. */
export function isFocusCovered(): boolean {
  const focused = document.activeElement;
  const boxes = [...(focused?.getClientRects() ?? [])];
  return [boxes.at(0), boxes.at(-1)].some((box) => {
    if (!focused || !box || focused === document.body) {
      return false;
    }
    const x = (Math.max(box.left, 0) + Math.min(box.right, window.innerWidth)) / 2;
    return [Math.max(box.top + 2, 1), Math.min(box.bottom - 2, window.innerHeight - 1)].some((y) => {
      const top = document.elementFromPoint(x, y);
      return !focused.contains(top) && !top?.contains(focused);
    });
  });
}

/** Stops the pages opened from now on from prefetching their links, so that what a page requests is its own. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      configurable: true,
      get: () => ({ effectiveType: '2g', saveData: true }),
    });
  });
}

/** Opens an address and waits until the page is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/**
 * Opens an address as a reader of another language sees it. Browsers translate by putting each text into its own element,
 * new ones too, and React fails to change or to remove a text that is no longer where it was.
 */
export async function openTranslated(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      // It also visits the root.
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
        if (text.data.trim() && text.parentElement?.matches(':not(font, script, style)')) {
          const font = document.createElement('font');
          font.append(document.createElement('font'));
          font.firstElementChild?.append(text.data);
          text.replaceWith(font);
        }
      }
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        addedNodes.forEach(translateIn);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Holds back the scripts that the page asks for from now on, until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export { expect };

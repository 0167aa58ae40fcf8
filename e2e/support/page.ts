import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { baseURL } from './build';

/**
 * A test that fails on console output, a page error, or a request to another host. It has its own profile, so it can turn off
 * scripts, the network, or the clock, which changes all tabs.
 */
export const isolatedTest = base.extend<{ consoleGuard: undefined; allowed: RegExp[] }>({
  /** Console output that a test causes on purpose. */
  allowed: [[], { option: true }],
  consoleGuard: [
    async ({ page, allowed }, use) => {
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
      expect(messages.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same in a new tab of a profile that the tests of a worker share. From its cache, pages load in half the time. */
export const test = isolatedTest.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    await use(sharedContext);
    for (const page of sharedContext.pages()) {
      await page.close();
    }
    await sharedContext.setStorageState({ cookies: [], origins: [] });
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) {
      await page.setViewportSize(viewport);
    }
    await use(page);
  },
});

export const searchField = (page: Page) => page.locator('.navbar__search-input');

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

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * In the browser: gives each element the focus, and returns those whose first or last line something covers, as far as it's on
 * the screen. Skips elements that can't have the focus.
 */
export function findCovered(elements: readonly Element[], order?: 'backward'): string[] {
  // A smooth scroll would end after the next element has the focus.
  document.documentElement.style.scrollBehavior = 'auto';
  const stops = order === 'backward' ? elements.toReversed() : elements;
  const isCovered = (stop: Element, box: DOMRect) => {
    const x = (Math.max(box.left, 0) + Math.min(box.right, window.innerWidth)) / 2;
    return [Math.max(box.top + 2, 1), Math.min(box.bottom - 2, window.innerHeight - 1)].some((y) => {
      const top = document.elementFromPoint(x, y);
      return !stop.contains(top) && !top?.contains(stop);
    });
  };
  return stops
    .filter((stop) => {
      (stop as HTMLElement).focus();
      const boxes = [...stop.getClientRects()];
      return (
        stop === document.activeElement &&
        [boxes.at(0), boxes.at(-1)].some((box) => box !== undefined && isCovered(stop, box))
      );
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 150));
}

/** Stops the pages opened from now on from prefetching their links, because a test counts the requests of a page. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      configurable: true,
      get: () => ({ effectiveType: '2g', saveData: true }),
    });
  });
}

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
      // The iterator also visits the root.
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

import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { baseURL } from './server';

/** Playwright's test, which also fails on console output, a page error, or a request to another host. Pages don't prefetch links. */
export const test = base.extend<{ expectedMessages: RegExp[] }>({
  /** To this array, a test adds patterns of the messages that it causes on purpose. */
  expectedMessages: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const messages: string[] = [];
      // Turns off prefetching, which delays what a test waits for, and adds requests.
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', {
          configurable: true,
          get: () => ({ effectiveType: '2g', saveData: true }),
        });
      });
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', ({ message }) => messages.push(`error: ${message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== baseURL && protocol !== 'data:' && protocol !== 'blob:') {
          messages.push(`request to another host: ${request.url()}`);
        }
      });
      await use(expected);
      expect(messages.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const testWithoutScripts = test.extend({ javaScriptEnabled: false });

/** The live region with these words. */
export function announcement(page: Page, words: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: words });
}

/** Expects that a field is invalid, and that a message describes why. */
export async function expectFieldError(field: Locator, message: RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/**
 * Runs in the browser. Focuses the elements one after the other, forward and backward, and returns those whose first or last line is
 * covered by something else. Skips elements that aren't focusable.
 */
export function findCovered(elements: readonly Element[]): string[] {
  // A smooth scroll would end after the next element is focused.
  document.documentElement.style.scrollBehavior = 'auto';
  const isCovered = (element: Element) => {
    // One rectangle per line.
    const lines = [...element.getClientRects()];
    const [first = new DOMRect(), last = first] = [lines.at(0), lines.at(-1)];
    return [
      { ...first.toJSON(), y: Math.max(first.top + 2, 1) },
      { ...last.toJSON(), y: Math.min(last.bottom - 2, window.innerHeight - 1) },
    ].some(({ left, right, y }) => {
      const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
      const topmost = document.elementFromPoint(x, y);
      return !element.contains(topmost) && !topmost?.contains(element);
    });
  };
  const covered = [...elements, ...elements.toReversed()].filter((element) => {
    (element as HTMLElement).focus();
    return element === document.activeElement && isCovered(element);
  });
  return covered.map(({ outerHTML }) => outerHTML.slice(0, 150));
}

export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/**
 * Opens a page as if the browser translated it. Translation moves each text node into a new element, at any time, and React throws if
 * it updates or removes a text node that was moved.
 */
export async function openTranslated(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      // Includes the root.
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
      for (const { addedNodes } of records) addedNodes.forEach(translateIn);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Opens a page, uses it while its scripts are held back, and waits for hydration. */
export async function useBeforeHydration(page: Page, url: string, use: () => Promise<void>): Promise<void> {
  let used: Promise<void> | undefined;
  await page.route('**/assets/js/**', async (route) => {
    await used;
    await route.continue();
  });
  used = page.goto(url, { waitUntil: 'commit' }).then(use);
  await used;
  await waitForHydration(page);
}

export { expect };

import { test as base, expect, type Page } from '@playwright/test';

/** A test whose page must stay silent: it fails on console output, a page error, or a request to another host. */
export const test = base.extend<{ silence: undefined; allowed: RegExp[] }>({
  /** Console output that a test brings about on purpose. */
  allowed: [[], { option: true }],
  silence: [
    async ({ page, allowed, baseURL }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== baseURL && protocol !== 'data:' && protocol !== 'blob:') {
          noise.push(`request to another host: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The search box of a page; it becomes a combobox once the search is loaded. */
export const searchBox = '.navbar__search-input';

/** Keeps the pages opened from now on from fetching their links ahead, so that what a page fetches is its own. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      configurable: true,
      get: () => ({ effectiveType: '2g', saveData: true }),
    });
  });
}

/**
 * Keeps a page waiting for files.
 * @param pattern of their addresses, as Playwright has it
 * @returns what lets them come
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (request) => {
    await gate;
    await request.continue();
  });
  return letGo;
}

/** Opens an address and waits until its scripts answer. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the page's scripts answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/**
 * What a page asks the server for from now on. The site's icon does not count: the browser asks for it by itself when
 * an address changes. Nor do pages that are fetched ahead when links come into sight; that is over when this is called.
 */
export async function requestsOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/img/favicon')) {
      asked.push(request.url());
    }
  });
  return asked;
}

export { expect };

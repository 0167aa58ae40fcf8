import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type FaultyServer, startFaultyServer } from './support/faultyServer';
import { expect, hydrated, searchBox, test as silent, withoutPrefetch } from './support/page';

/** A server that can go and come back on its port. */
interface Comings {
  readonly url: string;
  readonly faults: FaultyServer['faults'];
  go(): Promise<void>;
  comeBack(): Promise<void>;
}

const test = silent.extend<{ server: Comings }>({
  // Playwright wants the braces.
  // biome-ignore lint/correctness/noEmptyPattern: nothing of the other fixtures is needed
  server: async ({}, use) => {
    let running = await startFaultyServer();
    const { url, faults } = running;
    await use({
      url,
      faults,
      go: () => running.close(),
      async comeBack() {
        running = await startFaultyServer(Number(new URL(url).port));
      },
    });
    await running.close();
  },
});

// The browser itself reports what does not come.
test.use({
  allowed: [
    /Failed to load|net::ERR|ChunkLoadError|MIME type|request to another host: http:\/\/127\.0\.0\.1/,
  ],
});

const from = '/chat-features/moderation';
const to = '/chat-features/polls';
const sentence = /cannot be reached\. Are you online\?/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, route: string) => page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`);
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The page you chose' });

test.beforeEach(({ page }) => withoutPrefetch(page));

async function read(page: Page, server: Comings): Promise<{ readonly count: number }> {
  await page.goto(server.url + from);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const loads = { count: 0 };
  page.on('request', (request) => {
    loads.count += request.isNavigationRequest() ? 1 : 0;
  });
  return loads;
}

test.describe('the line is down', () => {
  test('what is open stays, the reader is told, and the page opens when the line is back', async ({
    page,
    server,
    context,
  }) => {
    const loads = await read(page, server);
    await context.setOffline(true);
    await link(page, to).click();
    await expect(notice(page)).toContainText(sentence);
    await expect(heading(page)).toHaveText('Moderation');
    await expect(page.locator('#nprogress')).toBeHidden();
    expect(loads.count).toBe(0);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Polls');
    await expect(page).toHaveURL(server.url + to);
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
    expect(loads.count).toBe(1);
  });

  test('a page that was there before opens all the same, and the other is forgotten', async ({
    page,
    server,
    context,
  }) => {
    const loads = await read(page, server);
    await link(page, '/chat-features/ranks').click();
    await expect(heading(page)).toHaveText('Ranks');
    await context.setOffline(true);
    await link(page, to).click();
    await expect(notice(page)).toBeVisible();
    await link(page, from).click();
    await expect(heading(page)).toHaveText('Moderation');
    await expect(notice(page)).toBeHidden();
    await context.setOffline(false);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(server.url + from);
    await link(page, to).click();
    await expect(heading(page)).toHaveText('Polls');
    expect(loads.count).toBe(1);
  });

  test('Stay here leaves the page, its address, its place and the focus as they were', async ({
    page,
    server,
    context,
  }) => {
    const loads = await read(page, server);
    await page.goto(`${server.url}${from}#${await page.locator('h2[id]').last().getAttribute('id')}`);
    const place = () => page.evaluate(() => [window.location.href, window.scrollY]);
    await expect.poll(async () => Number((await place())[1])).toBeGreaterThan(500);
    const before = await place();
    await context.setOffline(true);
    await link(page, to).focus();
    await page.keyboard.press('Enter');
    await notice(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(notice(page)).toBeHidden();
    await expect.poll(place).toEqual(before);
    await expect(link(page, to)).toBeFocused();
    await context.setOffline(false);
    await page.waitForLoadState('networkidle');
    expect(await place()).toEqual(before);
    expect(loads.count).toBe(0);
  });

  test('coming near a link says nothing yet; the click does', async ({ page, server, context }) => {
    await read(page, server);
    await context.setOffline(true);
    // From now on pages are fetched ahead, as on a line that is not slow.
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => undefined });
    });
    const failed = page.waitForEvent('requestfailed');
    await link(page, to).hover();
    await failed;
    await expect(page.getByRole('alert')).toBeHidden();
    await link(page, to).click();
    await expect(notice(page)).toContainText(sentence);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Polls');
  });
});

test.describe('the server is gone', () => {
  test('the page opens by itself when it is back, whatever the browser thinks of its line', async ({
    page,
    server,
  }) => {
    const loads = await read(page, server);
    await server.go();
    await link(page, to).click();
    await expect(notice(page)).toContainText(sentence);
    await expect(heading(page)).toHaveText('Moderation');
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await server.comeBack();
    await expect(heading(page)).toHaveText('Polls', { timeout: 30_000 });
    await hydrated(page);
    expect(loads.count).toBe(1);
  });

  test('Try again asks at once', async ({ page, server }) => {
    await read(page, server);
    await page.clock.install();
    await server.go();
    await link(page, to).click();
    await page.clock.runFor(60_000);
    await expect(notice(page)).toContainText(sentence);
    await server.comeBack();
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Polls');
  });

  test('a proxy in front of it that answers for it is no answer', async ({ page, server }) => {
    const loads = await read(page, server);
    server.faults.set('/', 503);
    await link(page, to).click();
    await expect(notice(page)).toContainText(sentence);
    expect(loads.count).toBe(0);
    server.faults.clear();
    await expect(heading(page)).toHaveText('Polls', { timeout: 30_000 });
    expect(loads.count).toBe(1);
  });

  test('a page that never comes: a sentence in place of waiting, and a way back', async ({
    page,
    server,
  }) => {
    await read(page, server);
    server.faults.set('/assets/js/', 'silence');
    await link(page, to).click();
    await expect(notice(page)).toContainText('takes long to load', { timeout: 15_000 });
    await notice(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(server.url + from);
    await expect(heading(page)).toHaveText('Moderation');
  });

  test('a search page that was not open yet is waited for as well', async ({ page, server }) => {
    await read(page, server);
    await server.go();
    await page.locator(searchBox).fill('slow mode');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(sentence);
    await server.comeBack();
    await expect(page).toHaveURL(`${server.url}/search?q=slow+mode`);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Slow mode', {
      timeout: 30_000,
    });
  });
});

for (const mode of ['light', 'dark']) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`axe finds nothing in the notice, ${mode}, ${viewport.width} pixels wide`, async ({
      page,
      server,
      context,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((value) => localStorage.setItem('theme-rookery', value), mode);
      await read(page, server);
      await context.setOffline(true);
      await page.locator('.related-pages a').first().click();
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}

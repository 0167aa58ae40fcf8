import type { Page } from '@playwright/test';
import { findViolationsInAllLooks } from '../support/accessibility';
import { countLoads, expect, hydrated, open, test, typeInSearch, withoutPrefetch } from '../support/page';
import { titleOf } from '../support/routes';

// The browser reports what does not arrive.
test.use({ allowed: [/Failed to load|net::ERR|ChunkLoadError|MIME type/] });

const from = '/chat-features/moderation';
const to = '/chat-features/polls';
const sentence = /can't be reached\. Check your connection\./;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, route: string) => page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`);
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The page you chose' });

test.beforeEach(({ page }) => withoutPrefetch(page));

/** Opens a page to its end, and counts the loads from then on. */
async function read(page: Page): Promise<{ readonly count: number }> {
  await open(page, from);
  await page.waitForLoadState('networkidle');
  return countLoads(page);
}

test.describe('without a connection', () => {
  test('the page stays with a notice, and the next one opens when the connection returns', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const loads = await read(page);
    await context.setOffline(true);
    await link(page, to).click();
    await expect(notice(page)).toContainText(sentence);
    await expect(heading(page)).toHaveText(titleOf('/chat-features/moderation'));
    await expect(page.locator('#nprogress')).toBeHidden();
    expect(loads.count).toBe(0);
    // The page learns of the connection, and doesn't just ask the server from time to time.
    await page.clock.pauseAt(Date.now() + 60_000);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
    await expect(page).toHaveURL(to);
    await page.clock.resume();
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
    expect(loads.count).toBe(1);
  });

  test('a page that was open before opens again, and cancels the one that did not', async ({
    page,
    context,
  }) => {
    const loads = await read(page);
    await link(page, '/chat-features/ranks').click();
    await expect(heading(page)).toHaveText(titleOf('/chat-features/ranks'));
    await context.setOffline(true);
    await link(page, to).click();
    await expect(notice(page)).toBeVisible();
    await link(page, from).click();
    await expect(heading(page)).toHaveText(titleOf('/chat-features/moderation'));
    await expect(notice(page)).toBeHidden();
    await context.setOffline(false);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(from);
    await link(page, to).click();
    await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
    expect(loads.count).toBe(1);
  });

  test('Stay here restores the address, the scroll position, and the focus', async ({ page, context }) => {
    const loads = await read(page);
    await page.goto(`${from}#${await page.locator('h2[id]').last().getAttribute('id')}`);
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

  test('a failed prefetch says nothing, and the click after it does', async ({ page, context }) => {
    await read(page);
    await context.setOffline(true);
    // Pages are prefetched from now on.
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
    await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
  });

  test('the notice is in view and accessible in every look', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await read(page);
    await context.setOffline(true);
    await page.locator('.related-pages a').first().click();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    expect(await findViolationsInAllLooks(page)).toEqual({});
  });
});

test.describe('without a server', () => {
  const goDown = (page: Page) => page.route('**', (route) => route.abort('connectionrefused'));

  // Waiting times pass at once.
  test.beforeEach(({ page }) => page.clock.install());

  test('the page opens when the server is back, even if the browser never noticed', async ({ page }) => {
    const loads = await read(page);
    await goDown(page);
    await link(page, to).click();
    await expect(notice(page)).toContainText(sentence);
    await expect(heading(page)).toHaveText(titleOf('/chat-features/moderation'));
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.unrouteAll();
    await page.clock.fastForward(30_000);
    await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
    await hydrated(page);
    expect(loads.count).toBe(1);
  });

  test('Try again asks the server without waiting', async ({ page }) => {
    await read(page);
    await goDown(page);
    await link(page, to).click();
    await expect(notice(page)).toContainText(sentence);
    // The clock is paused, so nothing else retries.
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(notice(page)).toContainText(sentence);
    await page.unrouteAll();
    // A click would wait for frames, which are paused, too.
    await notice(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
  });

  test('a proxy that answers 503 for it does not count as the server', async ({ page }) => {
    const loads = await read(page);
    await page.route('**', (route) => route.fulfill({ status: 503 }));
    await link(page, to).click();
    await expect(notice(page)).toContainText(sentence);
    expect(loads.count).toBe(0);
    await page.unrouteAll();
    await page.clock.fastForward(30_000);
    await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
    expect(loads.count).toBe(1);
  });

  test('a page that never arrives is announced as late, and Stay here leads back', async ({ page }) => {
    await read(page);
    await page.route('**/assets/js/**', () => undefined);
    await link(page, to).click();
    await expect(page).toHaveURL(to);
    await page.clock.fastForward(8000);
    await expect(notice(page)).toContainText('is taking a long time to load');
    await notice(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(from);
    await expect(heading(page)).toHaveText(titleOf('/chat-features/moderation'));
  });

  test('a search page that was not open yet opens when the server is back', async ({ page }) => {
    await read(page);
    await goDown(page);
    await typeInSearch(page, 'slow mode');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText(sentence);
    await page.unrouteAll();
    await page.clock.fastForward(30_000);
    await expect(page).toHaveURL('/search?q=slow+mode');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Slow mode');
  });
});

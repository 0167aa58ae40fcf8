import { expect, hydrated, open, test, withoutPrefetch } from '../support/page';

const article = '/chat-features/moderation';
const polls = '.theme-doc-sidebar-menu a[href="/chat-features/polls"]';

test('an old address leads to its page with its query and hash', async ({ page }) => {
  await page.goto('/Main_Page?from=old&x=1#kept');
  await expect(page).toHaveURL('/home?from=old&x=1#kept');
  await hydrated(page);
  await expect(page).not.toHaveTitle(/not found/i);
});

test('a new page starts at its top, and a link within the page scrolls to its heading', async ({ page }) => {
  await open(page, article);
  await page.evaluate(() => window.scrollTo(0, 2000));
  const related = page.locator('.related-pages a').first();
  const next = await related.getAttribute('href');
  await related.click();
  await expect(page).toHaveURL(next ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const last = page.locator('.theme-doc-toc-desktop a').last();
  const id = decodeURIComponent((await last.getAttribute('href'))?.slice(1) ?? '');
  await last.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the focus moves to the heading of a new page, or to the place that the hash names', async ({
  page,
}) => {
  await open(page, article);
  const next = page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Slow mode' });
  await next.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Slow mode');
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(title).toBeFocused();

  await open(page, '/faq');
  const link = page.locator('.markdown a[href^="/"][href*="#"]').first();
  const id = (await link.getAttribute('href'))?.split('#')[1];
  await link.press('Enter');
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(page.locator('body > [role="status"]')).toHaveText((await title.textContent()) ?? '');
});

test('a place on another page is scrolled into view, also from a page with another layout', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.locator('.markdown a[href="/chat-features/uploads#trouble"]').first().press('Enter');
  const place = page.locator('#trouble');
  await expect(place).toBeFocused();
  const bar = await page.locator('.navbar').boundingBox();
  const top = (await place.boundingBox())?.y;
  expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(top).toBeLessThan(200);
});

test('a heading that the address names is scrolled below the navigation bar', async ({ page }) => {
  await open(page, article);
  const id = await page.locator('.markdown > h2[id]').last().getAttribute('id');
  await open(page, `${article}?direct#${id}`);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toHaveAccessibleName(/^Related/);
  const bar = await page.locator('.navbar').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test.describe('the progress bar', () => {
  test.beforeEach(({ page }) => withoutPrefetch(page));

  test('appears when a page takes longer than 200 ms, and not earlier', async ({ page }) => {
    await page.clock.install();
    await open(page, article);
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/*.js', () => undefined);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator(polls).dispatchEvent('click');
    await page.clock.runFor(190);
    await expect(page.locator('#nprogress')).not.toBeAttached();
    await page.clock.runFor(50);
    await expect(page.locator('#nprogress')).toBeAttached();
  });
});

test.describe('prefetching', () => {
  for (const { name, connection, prefetches } of [
    {
      name: 'loads the pages behind the links in view on a fast connection',
      connection: { effectiveType: '4g', saveData: false },
      prefetches: true,
    },
    {
      name: 'is off when data is saved',
      connection: { effectiveType: '4g', saveData: true },
      prefetches: false,
    },
  ]) {
    test(name, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
      }, connection);
      await open(page, article);
      const links = page.locator('link[rel="prefetch"]');
      if (prefetches) {
        await expect(links).not.toHaveCount(0);
      } else {
        await page.waitForLoadState('networkidle');
        await expect(links).toHaveCount(0);
      }
    });
  }

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('is off', async ({ page }) => {
      await open(page, article);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    });
  });
});

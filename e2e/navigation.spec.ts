import { expect, hydrated, open, test } from './support/page';

const chunks = '**/assets/js/*.js';

test.describe('addresses become exact', () => {
  for (const [address, exact] of [
    ['/home.html', '/home'],
    ['/chat-features/moderation/index.html?a=1', '/chat-features/moderation?a=1'],
    ['/faq/?a=1', '/faq?a=1'],
    ['/search/?q=ban', '/search?q=ban'],
    ['/index.html', '/'],
  ] as const) {
    test(`${address} is ${exact}`, async ({ page, baseURL }) => {
      await open(page, address);
      await expect(page).toHaveURL(baseURL + exact);
      await expect(page).not.toHaveTitle(/not found/i);
    });
  }

  test('no address leads to another host', async ({ request, baseURL }) => {
    for (const address of [
      '//example.com/',
      '/%5Cexample.com/',
      '/\\example.com/',
      '//example.com/index.html',
    ]) {
      const response = await request.get(baseURL + address, { maxRedirects: 0 });
      expect(response.headers().location ?? '', address).not.toMatch(/^(?:https?:)?[\\/]{2}/);
    }
  });

  test.describe('on a host that serves .html files itself', () => {
    // React mends what the server wrote for another address, and says so.
    test.use({ allowed: [/onRecoverableError/] });

    test('the same page is shown', async ({ page }) => {
      await page.route('**/home.html', async (route) => {
        await route.fulfill({
          response: await route.fetch({ url: route.request().url().replace('.html', '') }),
        });
      });
      await page.goto('/home.html');
      await hydrated(page);
      await expect(page).toHaveTitle(/Rookery Docs/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test('a change of page scrolls to the top, or to the place that the address names', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page
    .locator('.related-pages a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname !== '/chat-features/moderation');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const last = page.locator('.theme-doc-toc-desktop a').last();
  const id = await last.evaluate((link: HTMLAnchorElement) =>
    decodeURIComponent(new URL(link.href).hash.slice(1)),
  );
  await last.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test.describe('progress bar', () => {
  const bar = '#nprogress';

  test('comes when a page takes longer than 200 ms, and not before', async ({ page }) => {
    await open(page, '/chat-features/moderation');
    await page.route(chunks, () => undefined);
    const appearedAfter = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const link = document.querySelector<HTMLElement>(
            '.theme-doc-sidebar-menu a[href="/chat-features/polls"]',
          );
          const start = performance.now();
          new MutationObserver(() => {
            if (document.querySelector('#nprogress')) {
              resolve(performance.now() - start);
            }
          }).observe(document.documentElement, { childList: true, subtree: true });
          link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
        }),
    );
    expect(appearedAfter).toBeGreaterThanOrEqual(195);
    await expect(page.locator(bar)).toBeAttached();
  });

  test('stays away when a page comes at once', async ({ page }) => {
    await open(page, '/chat-features/moderation');
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) {
          document.documentElement.dataset.sawProgress = 'true';
        }
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
    const link = page.locator('.theme-doc-sidebar-menu a[href="/chat-features/polls"]');
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await page.waitForURL('**/polls');
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-progress', 'true');
  });
});

test.describe('prefetching', () => {
  for (const { name, connection, prefetches } of [
    {
      name: 'on an ordinary line, pages in view are fetched ahead',
      connection: { effectiveType: '4g', saveData: false },
      prefetches: true,
    },
    { name: 'on 2g, nothing is', connection: { effectiveType: '2g', saveData: false }, prefetches: false },
    {
      name: 'with data saver on, nothing is',
      connection: { effectiveType: '4g', saveData: true },
      prefetches: false,
    },
  ]) {
    test(name, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
      }, connection);
      await open(page, '/chat-features/moderation');
      await page.waitForLoadState('networkidle');
      const links = await page.locator('link[rel="prefetch"]').count();
      expect(links > 0).toBe(prefetches);
    });
  }
});

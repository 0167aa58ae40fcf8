import { followRedirect } from '../../src/redirects';
import { readBuilt } from '../support/builtFiles';
import { expect, openPage, test, waitForHydration } from '../support/page';

const articlePath = followRedirect('/chat-features/moderation');
const otherPath = followRedirect('/chat-features/polls');

test('a redirect keeps the query and the hash', async ({ page }) => {
  await page.goto('/Main_Page?from=old&x=1#kept');
  await expect(page).toHaveURL('/home?from=old&x=1#kept');
  await waitForHydration(page);
  await expect(page).not.toHaveTitle(/not found/i);
});

test('a hash scrolls to its element and focuses it', async ({ page }) => {
  await openPage(page, '/faq');
  await page.locator('.markdown a[href="/chat-features/uploads#trouble"]').first().press('Enter');
  const target = page.locator('#trouble');
  await expect(target).toBeFocused();
  const bar = await page.locator('.navbar').boundingBox();
  const top = (await target.boundingBox())?.y;
  expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(top).toBeLessThan(200);
});

test('a new page announces its title', async ({ page }) => {
  await openPage(page, '/faq');
  await page.locator('.markdown a[href^="/chat-features/"]').first().click();
  await expect(page).not.toHaveTitle(/^Frequently/);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('a hash that no element has leads to the top of its page', async ({ page }) => {
  await openPage(page, '/faq#merge-accounts');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate((path) => {
    window.history.pushState(null, '', `${path}#nothing`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, otherPath);
  await expect(page).toHaveTitle(/^Create a poll/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a malformed URL shows its page or the not-found page', async ({ page, expectedMessages }) => {
  expectedMessages.push(/status of 404/);
  await page.route('**/caf%E9', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: readBuilt('404.html') }),
  );
  for (const [path, title] of [
    ['/faq#50%-off', /^Frequently/],
    ['/search?q=%', /^Search/],
    ['/caf%E9', /^Page not found/],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { name: title, level: 1 }), path).toBeVisible();
  }
  await openPage(page, '/faq#caf%C3%A9%A9%20a%');
  await expect(page).toHaveURL('/faq#caf%25C3%25A9%25A9%2520a%25');
});

test('the color mode is light or dark, and never that of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, articlePath);
  const root = page.locator('html');
  for (const mode of ['light', 'dark', 'light']) {
    await expect(root).toHaveAttribute('data-theme', mode);
    await page.locator('[class*="colorModeToggle"] button').click();
  }
});

test('a script that fails makes the browser load the next page, once', async ({ page, expectedMessages }) => {
  expectedMessages.push(/./);
  await openPage(page, articlePath);
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route('**/assets/js/*.js', (route) => (loads === 0 ? route.abort() : route.continue()));
  await page.locator(`.theme-doc-sidebar-menu a[href="${otherPath}"]`).dispatchEvent('click');
  await expect.poll(() => loads).toBe(1);
  await waitForHydration(page);
  await expect(page).toHaveURL(otherPath);
  expect(loads).toBe(1);
});

test('a script of the first page that fails reloads it once, and then shows the error', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/./);
  let loads = 0;
  let failing: string | undefined;
  let isBroken = true;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route(/assets\/js\/(?!main|runtime)/, (route) => {
    failing ??= route.request().url();
    return isBroken && route.request().url() === failing ? route.abort() : route.continue();
  });
  await page.goto(articlePath);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect(loads).toBe(2);
  isBroken = false;
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});

test('a page that crashes says so in its title', async ({ page, expectedMessages }) => {
  expectedMessages.push(/./);
  await page.route(/assets\/js\/(?!main|runtime)/, async (route) => {
    const response = await route.fetch();
    // React can't render an object.
    const body = (await response.text()).replace(/children:"[^"]{40,}"/, 'children:{}');
    await route.fulfill({ response, body });
  });
  await page.goto(articlePath);
  await expect(page).toHaveTitle('This page crashed | Rookery Docs');
  await expect(page.getByRole('heading', { name: 'This page crashed', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the sidebar and the contents show the current page and heading', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/chat-settings/webhooks');
  await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await openPage(page, '/faq#merge-accounts');
  await expect(page.locator('.theme-doc-toc-desktop a[href="#merge-accounts"]')).toBeInViewport({ ratio: 1 });
});

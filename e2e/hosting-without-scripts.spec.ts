import { redirects } from '../src/redirects';
import { expect, test } from './support/page';
import { docRoutes } from './support/routes';

test.use({ javaScriptEnabled: false });

test('each old address leads to its page with the query', async ({ page }) => {
  test.setTimeout(180_000);
  for (const { from, to } of redirects) {
    const response = await page.goto(`${from}?from=old&x=1#kept`);
    expect(response?.status(), from).toBe(200);
    const { pathname, search, hash } = new URL(page.url());
    expect({ pathname, search, hash }).toEqual({ pathname: to, search: '?from=old&x=1', hash: '#kept' });
    await expect(page).not.toHaveTitle(/not found/i);
  }
});

test('an address that is not exact leads to the one that is', async ({ page, baseURL }) => {
  for (const end of ['.html', '/', '/index.html']) {
    await page.goto(`/chat-features/moderation${end}?a=1#mute`);
    expect(page.url()).toBe(`${baseURL}/chat-features/moderation?a=1#mute`);
  }
});

test('each page can be read', async ({ page }) => {
  test.setTimeout(240_000);
  for (const route of docRoutes) {
    const response = await page.goto(route);
    expect(response?.status(), route).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
});

test.describe('an unknown address', () => {
  test.use({ allowed: [/status of 404/] });

  test('answers 404 with the page that helps, and its search works', async ({ page }) => {
    const response = await page.goto('/chat-features/slow-mod');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('main').locator('a[href="/home"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/home');
  });
});

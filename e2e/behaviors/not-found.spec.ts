import { expect, hydrated, open, test } from '../support/page';
import { writersRoute } from '../support/routes';

test.use({ allowed: [/status of 404/] });

test('an unknown address offers the pages that its words find, and a search for them', async ({ page }) => {
  await open(page, '/chat-features/slow-mod');
  const main = page.getByRole('main');
  await expect(page.getByLabel('Search the docs')).toHaveValue('slow mod');
  await expect(main.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  // Not the sections of other pages about slow mode.
  await expect(main.getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    '/chat-features/slow-mode',
  );
  for (const address of ['/home', '/faq', '/']) {
    await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=slow+mod');
  // The page for writers is in no list.
  await open(page, `${writersRoute}s`);
  await expect(page.getByText(`(${writersRoute}s)`)).toBeVisible();
  await expect(main.locator('a[href^="/writing"]')).toHaveCount(0);
});

for (const [address, reason] of [
  ['/HOME', 'capital letters count'],
  ['/Chat-Features', 'capital letters count in the addresses of sections, too'],
] as const) {
  test(`${address} is not found, because ${reason}`, async ({ page, baseURL }) => {
    const response = await page.goto(baseURL + address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    // The page shows the address once its scripts run.
    await expect(page.getByText(`(${address})`)).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
    expect(page.url()).toBe(baseURL + address);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address still leads on', async ({ page }) => {
    const response = await page.goto('/chat-features/slow-mod');
    expect(response?.status()).toBe(404);
    await page.getByRole('main').locator('a[href="/home"]').click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page can be read and left, and an old address leads to its page', async ({ page }) => {
    await page.goto('/Main_Page');
    await expect(page).toHaveURL('/home');
    await page.goto('/chat-features/moderation.html#mute');
    await expect(page).toHaveURL('/chat-features/moderation#mute');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('.related-pages a').first().click();
    await expect(page).not.toHaveURL(/chat-features\/moderation/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

import { expect, hydrated, open, test, withoutPrefetch } from '../support/page';

const article = '/chat-features/moderation';
const polls = '.theme-doc-sidebar-menu a[href="/chat-features/polls"]';

test('an old address leads to its page with its query and hash', async ({ page }) => {
  await page.goto('/Main_Page?from=old&x=1#kept');
  await expect(page).toHaveURL('/home?from=old&x=1#kept');
  await hydrated(page);
  await expect(page).not.toHaveTitle(/not found/i);
});

test('the focus moves to the heading of a new page', async ({ page }) => {
  await open(page, article);
  await page.locator(polls).press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL('/chat-features/polls');
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect(title).toBeFocused();
});

test('the place that a hash names has the focus, below the bar, and the title of its page is announced', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.locator('.markdown a[href="/chat-features/uploads#trouble"]').first().press('Enter');
  const place = page.locator('#trouble');
  await expect(place).toBeFocused();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('body > [role="status"]')).toHaveText(title ?? '');
  const bar = await page.locator('.navbar').boundingBox();
  const top = (await place.boundingBox())?.y;
  expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(top).toBeLessThan(200);
});

test('a place on the same page gets the focus', async ({ page }) => {
  await open(page, article);
  await page.locator('.theme-doc-toc-desktop a').nth(1).press('Enter');
  await expect(page.locator('main h2').nth(1)).toBeFocused();
});

test('Escape closes the language menu, and the space bar a group of the sidebar', async ({ page }) => {
  await open(page, article);
  const menu = page.locator('.dropdown__menu');
  await page.getByRole('button', { name: 'English' }).press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'English' }).hover();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const group = page.locator('.theme-doc-sidebar-menu').getByRole('button', { name: 'Messages' });
  await group.press(' ');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('the color mode is light whatever the system prefers, and stays when it is changed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, article);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test.describe('a script that fails', () => {
  test.use({ allowed: [/./] });

  test('makes the next page load from the server, once', async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, article);
    let loads = 0;
    page.on('request', (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await page.route('**/assets/js/*.js', (route) => (loads === 0 ? route.abort() : route.continue()));
    await page.locator(polls).dispatchEvent('click');
    await expect.poll(() => loads).toBe(1);
    await hydrated(page);
    await expect(page).toHaveURL('/chat-features/polls');
    expect(loads).toBe(1);
  });

  test('makes the page that it is in load again, once', async ({ page }) => {
    let loads = 0;
    await page.route(article, (route) => {
      loads += 1;
      return route.continue();
    });
    await page.route('**/assets/js/main.*.js', (route) => route.abort());
    await page.goto(article, { waitUntil: 'commit' });
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
  });
});

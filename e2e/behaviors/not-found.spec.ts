import { expect, openPage, test, testWithoutScripts } from '../support/page';

test.beforeEach(({ expectedMessages }) => void expectedMessages.push(/status of 404/));

test('an unknown path offers a search for its words', async ({ page }) => {
  for (const [path, words] of [
    ['/24-hour-mod', '24 hour mod'],
    ['/2fa', '2fa'],
    ['/チャット', 'チャット'],
    ['/nai%CC%88ve_caf%C3%A9.html', 'nai\u0308ve café'],
    ['/chat-features/slow-mod/%F0%9F%98%80/', 'slow mod'],
    ['/chat-features/slow-mod', 'slow mod'],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('link', { name: `Search for “${words}”` }), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Search for “slow mod”' }).click();
  await expect(page).toHaveURL('/search?q=slow+mod');
});

test('the language menu of the not-found page leads to a page', async ({ page }) => {
  await openPage(page, '/nope');
  await page.getByLabel('Languages: English').click();
  await page.locator('.dropdown__menu a').click();
  await expect(page).toHaveURL('/');
});

test('a path in the wrong case is not found, even after hydration', async ({ page }) => {
  await openPage(page, '/Chat-Features');
  await expect(page.getByRole('link', { name: 'Search for “Chat Features”' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
});

test('a link to a page that the open tab does not know is loaded from the server, once', async ({ page }) => {
  await page.route('**/surveys', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Surveys</title>' }),
  );
  let requests = 0;
  page.on('request', (request) => {
    requests += request.isNavigationRequest() ? 1 : 0;
  });
  for (const [path, title] of [
    ['/surveys', 'Surveys'],
    ['/no-surveys#here', 'Page not found | Rookery Docs'],
  ] as const) {
    await openPage(page, '/faq');
    requests = 0;
    const loaded = page.waitForEvent('load');
    await page.evaluate((url) => {
      window.history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await loaded;
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(title);
    expect(requests, path).toBe(1);
  }
});

testWithoutScripts('without scripts, the not-found page has links, and redirects work', async ({ page }) => {
  await page.goto('/chat-features/slow-mod');
  await page.getByRole('main').locator('a[href="/home"]').click();
  await expect(page).toHaveURL('/home');
  await page.goto('/SSO');
  await expect(page).toHaveURL('/organizations/sso');
});

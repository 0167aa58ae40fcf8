import { expect, openPage, test } from '../support/page';

const neutralPage = 'https://www.wikipedia.org/';

test.beforeEach(({ expectedMessages }) => {
  expectedMessages.push(/^request to another host: https:\/\/www\.wikipedia\.org\//);
});

test('the link hides the page at once, and replaces it in the history', async ({ page }) => {
  await page.route(`${neutralPage}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Wikipedia' }),
  );
  const link = page.getByRole('link', { name: 'Leave this page' });
  await openPage(page, '/faq');
  await expect(link).toHaveCount(0);
  await openPage(page, '/help/4');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => sessionStorage.setItem('was', 'hidden'));
    observer.observe(document.documentElement, { attributeFilter: ['hidden'] });
  });
  await link.press('Enter');
  await expect(page).toHaveURL(neutralPage);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await page.evaluate(() => sessionStorage.getItem('was'))).toBe('hidden');
});

test('Shift leaves the page if it is pressed three times in a row', async ({ page }) => {
  await page.route(`${neutralPage}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Wikipedia' }),
  );
  await openPage(page, '/help/4');
  await expect(page.getByRole('link', { name: 'Leave this page and go to Wikipedia' })).toBeVisible();
  for (const key of ['Shift', 'Shift', 'a', 'Shift', 'Shift']) await page.keyboard.press(key);
  await expect(page).toHaveTitle(/Rookery/);
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(neutralPage);
});

test('a page from the back/forward cache is visible again, with its title', async ({ page }) => {
  // For 204 No Content, the browser stays on the page.
  await page.route(`${neutralPage}**`, (route) => route.fulfill({ status: 204 }));
  await openPage(page, '/help/4');
  const title = await page.title();
  await page.getByRole('link', { name: 'Leave this page' }).click();
  await expect(page).toHaveTitle('Wikipedia');
  // Without `persisted`, the event ends the first load, and must not restore the page.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(page).toHaveTitle('Wikipedia');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('the link covers nothing at the end of a safety page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/help/5');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const end = await page.locator('.footer__copyright').boundingBox();
  const link = await page.getByRole('link', { name: 'Leave this page' }).boundingBox();
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThan(link?.y ?? 0);
});

test('at a zoom of 400%, the navigation bar scrolls out of view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/help/5');
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Leave this page' })).toBeInViewport({ ratio: 1 });
});

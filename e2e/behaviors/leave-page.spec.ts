import { expect, openPage, test } from '../support/page';

const neutralPage = 'https://www.wikipedia.org/';

test.use({ allowed: [/^request to another host: https:\/\/www\.wikipedia\.org\//] });

test('a safety page is hidden first, and gives its place in the history to another site', async ({
  page,
}) => {
  let wasHidden = false;
  await page.route(`${neutralPage}**`, async (route) => {
    wasHidden ||= await page.locator('html').isHidden();
    await route.fulfill({ contentType: 'text/html', body: 'Wikipedia' });
  });
  const link = page.getByRole('link', { name: 'Leave this page' });
  await openPage(page, '/faq');
  await expect(link).toHaveCount(0);
  await openPage(page, '/safety/watched');
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(neutralPage);
  expect(wasHidden).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

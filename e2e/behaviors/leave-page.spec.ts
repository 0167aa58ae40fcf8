import { expect, openPage, test } from '../support/page';

const neutralPage = 'https://www.wikipedia.org/';

test.use({ allowed: [/^request to another host: https:\/\/www\.wikipedia\.org\//, /^info: hidden$/] });

test('a safety page is hidden first, and gives its place in the history to another site', async ({
  page,
}) => {
  await page.route(`${neutralPage}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Wikipedia' }),
  );
  const link = page.getByRole('link', { name: 'Leave this page' });
  await openPage(page, '/faq');
  await expect(link).toHaveCount(0);
  await openPage(page, '/safety/watched');
  // In the console, because the page can't be asked while another one loads.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => console.info('hidden'));
    observer.observe(document.documentElement, { attributeFilter: ['hidden'] });
  });
  const hidden = page.waitForEvent('console');
  await link.press('Enter');
  expect((await hidden).text()).toBe('hidden');
  await expect(page).toHaveURL(neutralPage);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

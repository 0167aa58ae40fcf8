import { redirects } from '../src/redirects';
import { expect, hydrated, test } from './support/page';

for (const { from, to } of redirects) {
  test(`${from} leads to ${to} with query and hash`, async ({ page }) => {
    await page.goto(`${from}?from=old&x=1#kept`);
    await page.waitForURL((url) => url.pathname === to);
    await hydrated(page);
    const { pathname, search, hash } = new URL(page.url());
    expect({ pathname, search, hash }).toEqual({ pathname: to, search: '?from=old&x=1', hash: '#kept' });
    await expect(page).not.toHaveTitle(/not found/i);
  });
}

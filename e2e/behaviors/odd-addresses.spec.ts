import { expect, hydrated, test } from '../support/page';

test.use({ allowed: [/status of 404/] });

for (const address of ['//host/', '///elsewhere.example/page/', '/home//']) {
  test(`${address} is not found, and stays in the address bar`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${address}`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    // The page redraws itself with the address once its scripts run.
    await expect(page.getByText(`(${address})`)).toBeVisible();
    expect(page.url()).toBe(baseURL + address);
  });
}

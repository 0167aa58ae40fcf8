import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import handler from 'serve-handler';
import { hydrated } from './support/page';
import { copySite } from './support/siteCopy';

const text = 'The rooks are moving house on Friday.';

test('there is no announcement unless one is set', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test('an announcement stands above every page until the reader closes it for good', async ({ page }) => {
  test.setTimeout(240_000);
  const copy = await copySite();
  const server = http.createServer((request, response) => {
    void handler(request, response, { public: copy.outDir, cleanUrls: true, trailingSlash: false });
  });
  try {
    expect(await copy.build({ ROOKERY_ANNOUNCEMENT: text })).toMatchObject({ done: true });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

    await page.goto(`${origin}/faq`);
    await hydrated(page);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(text)).toBeHidden();
    await page.goto(`${origin}/home`);
    await hydrated(page);
    await expect(page.getByText(text)).toBeHidden();
  } finally {
    server.close();
    await copy.remove();
  }
});

import { expect, test } from '../support/nginx';
import { open, searchField, suggestions } from '../support/page';

// The browser reports on the console what the policy and the headers block, and `test` fails on console output. What the policy
// allows is tested in `e2e/built/built-pages.test.ts`.
test('the search works with its worker under the policy and the headers', async ({ page }) => {
  await open(page, '/');
  const worker = page.waitForEvent('worker');
  await searchField(page).fill('slow mode');
  await worker;
  await expect(suggestions(page).first()).toBeVisible();
});

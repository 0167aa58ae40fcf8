import { expect, test } from '../support/nginx';
import { open, searchField, suggestions } from '../support/page';

test('pages work under their policy and the headers: search, with its worker, and interactive components', async ({
  page,
}) => {
  // The browser reports on the console what they block, and `test` fails on console output.
  await open(page, '/');
  const worker = page.waitForEvent('worker');
  await searchField(page).fill('slow mode');
  await worker;
  await expect(suggestions(page).first()).toBeVisible();
  await open(page, '/account-features/emoji');
  await page.getByRole('button', { name: 'Show all emoji' }).click();
  await expect(page.getByRole('table', { name: 'All emoji' })).toBeVisible();
});

test.describe('another script', () => {
  test.use({ allowed: [/Content Security Policy/] });

  test('does not run', async ({ page }) => {
    await open(page, '/home');
    const blocked = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          const script = document.createElement('script');
          script.text = 'document.title = "changed"';
          document.head.append(script);
        }),
    );
    expect(await blocked).toBe('script-src-elem');
    await expect(page).not.toHaveTitle('changed');
  });
});

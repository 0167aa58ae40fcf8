import { expect, test } from '../support/nginx';
import { openPage, searchField, suggestions } from '../support/page';

// The browser reports on the console what the policy and the headers block, and `test` fails on other console output.
test.use({ allowed: [/inline script/] });

test('the search works with its worker under the policy and the headers, and another script does not run', async ({
  page,
}) => {
  await openPage(page, '/');
  const worker = page.waitForEvent('worker');
  await searchField(page).fill('slow mode');
  await worker;
  await expect(suggestions(page).first()).toBeVisible();
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

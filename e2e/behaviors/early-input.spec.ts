import type { Page } from '@playwright/test';
import { expect, holdScripts, openPage, test, waitForHydration } from '../support/page';

// Controls are in the page before its scripts, and browsers restore what was in them. What a control shows is what the
// component answers.

/** Opens an address, uses the page while its scripts are held back, and waits until they have run. */
async function useEarly(page: Page, address: string, use: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await use();
  release();
  await waitForHydration(page);
}

test('the plan chooser answers what was ticked', async ({ page }) => {
  await useEarly(page, '/subscriptions', async () => {
    await page.getByRole('combobox', { name: 'Channels' }).selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: 'Single sign-on' }).check();
    await page.getByRole('checkbox', { name: 'Translation' }).check();
  });
  await expect(page.getByRole('main').getByText(/^Organization costs/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Single sign-on' }).uncheck();
  await expect(page.getByRole('main').getByText(/^Plus costs/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Channels' })).not.toHaveValue('');
});

test('the embed builder writes the code for what was chosen', async ({ page }) => {
  await useEarly(page, '/chat-features/embed', async () => {
    await page.getByLabel('Chat address', { exact: true }).fill('harbor-radio');
    await page.getByRole('radio', { name: 'Script' }).check();
    await page.getByRole('checkbox', { name: 'Header', exact: true }).check();
    await page.getByLabel('Accent color, from a palette').fill('#ffee00');
  });
  await expect(page.locator('pre').first()).toContainText(
    /<rookery-chat\s+chat="harbor-radio"\s+accent="#ffee00"\s+hide="header"/,
  );
});

test('the DNS checklist shows the records of what was entered', async ({ page }) => {
  await useEarly(page, '/organizations/custom-domains', async () => {
    await page.getByLabel('Your domain', { exact: true }).fill('harbor.net');
  });
  await expect(
    page.getByRole('main').getByText('Records for harbor.net, which is the DNS zone.'),
  ).toBeVisible();
});

for (const [address, label, button, error] of [
  ['/organizations/sso', 'Token', 'Check the token', 'The text has 1 part'],
  ['/chat-settings/webhooks/verify', 'Secret', 'Check the delivery', 'It must start with'],
] as const) {
  test(`the checker of ${address} keeps what was pasted and sent`, async ({ page }) => {
    const form = page.getByRole('form', { name: /^Check the/ });
    await useEarly(page, address, async () => {
      // The page can still be arriving.
      await form.getByRole('button', { name: button }).waitFor();
      for (const field of await form.locator('[required]').all()) {
        await field.fill('pasted');
      }
      await form.getByRole('button', { name: button }).click();
    });
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('pasted');
    await form.getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByText(error).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
}

test('the settings finder filters by what was entered, and by what the link asks for', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Name or description' });
  await useEarly(page, '/chat-settings?plan=plus', () => box.fill('radio'));
  await expect(page.getByRole('main').getByText(/settings for “radio”, Needs Plus\.$/)).toBeVisible();
  await expect(box).toHaveValue('radio');
  await expect(page).toHaveURL(/setting=radio/);
});

test.describe('on the not-found page', () => {
  test.use({ allowed: [/status of 404/] });

  test('the search keeps what was entered', async ({ page }) => {
    const box = page.getByLabel('Search the docs');
    await useEarly(page, '/slow-mod', () => box.fill('quiz'));
    await expect(box).toHaveValue('quiz');
  });
});

// Playwright turns the browser's cache of whole pages off.
test('after Back, the controls and the answer are those of the start', async ({ page }) => {
  await openPage(page, '/chat-features/embed');
  await page.getByRole('radio', { name: 'Script' }).check();
  await page.getByLabel('Mode', { exact: true }).selectOption('popup');
  await page.getByLabel('Theme', { exact: true }).selectOption('dusk');
  await page.getByRole('checkbox', { name: 'Header', exact: true }).check();
  await openPage(page, '/faq');
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByRole('radio', { name: 'iframe' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Header', exact: true })).not.toBeChecked();
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('');
  await expect(page.locator('pre').first()).toContainText('<iframe');
});

import type { Page } from '@playwright/test';
import { expect, holdScripts, test, waitForHydration } from '../support/page';

// Readers can use controls before the page's scripts run, and browsers restore their values. The component has to answer what they
// show. All components have the same fields, so one of each kind is tested.

/** Opens an address, uses the page while its scripts are held back, and waits until they have run. */
async function useEarly(page: Page, address: string, use: () => Promise<void>): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await use();
  release();
  await waitForHydration(page);
}

test('the plan chooser answers what was chosen, and what the link asks for', async ({ page }) => {
  await useEarly(page, '/subscriptions?need=radio', async () => {
    await page.getByRole('radio', { name: 'Channels: 5' }).check();
    await page.getByRole('checkbox', { name: 'Single sign-on' }).check();
  });
  await expect(page.getByRole('main').getByText(/^Organization costs/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Single sign-on' }).uncheck();
  await expect(page.getByRole('main').getByText(/^Plus costs/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Channels: 5' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Radio' })).toBeChecked();
});

test('the embed builder writes the code for what was chosen', async ({ page }) => {
  await useEarly(page, '/chat-features/embed?hide=notices', async () => {
    await page.getByLabel('Chat address', { exact: true }).fill('harbor-radio');
    await page.getByLabel('Code for').selectOption('script');
    await page.getByLabel('Accent color, from a palette').fill('#ffee00');
    await page.getByRole('checkbox', { name: 'Header', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Radio', exact: true }).check();
  });
  for (const option of ['chat="harbor-radio"', 'accent="#ffee00"', 'hide="header radio notices"']) {
    await expect(page.locator('pre').first()).toContainText(option);
  }
});

test('a checker keeps what was pasted and sent', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Check the token' });
  const button = form.getByRole('button', { name: 'Check the token' });
  await useEarly(page, '/organizations/sso', async () => {
    await form.getByLabel('Token', { exact: true }).fill('pasted');
    await button.click();
  });
  await expect(form.getByLabel('Token', { exact: true })).toHaveValue('pasted');
  await button.click();
  await expect(page.getByRole('main').getByText('The text has 1 part').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('the settings finder filters by what was entered, and by what the link asks for', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Name or description' });
  await useEarly(page, '/chat-settings?plan=plus', () => box.fill('radio'));
  await expect(box).toHaveValue('radio');
  await expect(page.getByLabel('Plan')).toHaveValue('plus');
  await expect(page).toHaveURL(/\?plan=plus&setting=radio|\?setting=radio&plan=plus/);
  await expect(page.locator('tr[data-plan="free"]:visible')).toHaveCount(0);
});

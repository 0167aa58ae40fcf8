import { expect, test, useBeforeHydration } from '../support/page';

// Readers can use controls before hydration, and browsers restore values. Components have to adopt those values. All use the same
// fields, so one component of each kind is tested.

test('the embed builder adopts what was entered', async ({ page }) => {
  await useBeforeHydration(page, '/chat-features/embed?hide=notices', async () => {
    await page.getByLabel('Address', { exact: true }).fill('harbor-radio');
    await page.getByLabel('Code for').selectOption('script');
    await page.getByLabel('Accent color, from a palette').fill('#ffee00');
    await page.getByRole('checkbox', { name: 'Header', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Radio', exact: true }).check();
  });
  for (const option of ['chat="harbor-radio"', 'accent="#ffee00"', 'hide="header radio notices"']) {
    await expect(page.locator('pre').first()).toContainText(option);
  }
});

test('the token checker keeps what was pasted, and does not reload the page', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Check the token' });
  const button = form.getByRole('button', { name: 'Check the token' });
  await useBeforeHydration(page, '/organizations/sso', async () => {
    await form.getByLabel('Token', { exact: true }).fill('pasted');
    await button.click();
  });
  await expect(form.getByLabel('Token', { exact: true })).toHaveValue('pasted');
  await button.click();
  await expect(page.getByRole('main').getByText('The text has 1 part').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

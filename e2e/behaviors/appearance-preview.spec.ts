import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/page';

const address = '/chat-settings/chat-appearance';
const picture = (page: Page) => page.getByRole('img', { name: /^A chat with three messages/ });
const field = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Appearance of the chat' }).getByLabel(name, { exact: true });

test('draws the chosen look, also from the query string', async ({ page }) => {
  await open(page, `${address}?theme=night&size=20&density=roomy`);
  await expect(picture(page)).toHaveAccessibleName(/Density: Roomy/);
  await expect(picture(page)).toHaveCSS('background-color', 'rgb(15, 20, 18)');
  await expect(picture(page)).toHaveCSS('font-size', '20px');
  await page.getByRole('slider', { name: 'Font size', exact: true }).press('ArrowLeft');
  await expect(picture(page)).toHaveCSS('font-size', '19px');
  await field(page, 'Show timestamps').selectOption('Always');
  await expect(picture(page).getByText('20:58')).toBeVisible();
  await field(page, 'Show timestamps').selectOption({ value: 'hover' });
  await expect(picture(page).getByText('20:58')).toBeHidden();
  await expect(page).toHaveURL(/\?theme=night&size=19&density=roomy$/);
});

test('refuses a custom theme that is hard to read, with its ratio', async ({ page }) => {
  await open(page, address);
  await field(page, 'Theme').selectOption('Custom');
  await field(page, 'Text').fill('#888888');
  const verdict = page.getByRole('status').filter({ hasText: /^The contrast/ });
  await expect(verdict).toContainText('The contrast is too low: Text on background has 3.54:1');
  await expect(picture(page)).toHaveCSS('color', 'rgb(27, 38, 32)');
  await expect(page.getByRole('button', { name: 'Copy settings' })).toHaveCount(0);
  await field(page, 'Text').fill('#333');
  await expect(verdict).toHaveText('The contrast is high enough.');
  await expect(picture(page)).toHaveCSS('color', 'rgb(51, 51, 51)');
  await field(page, 'Accent color').fill('green');
  await expect(field(page, 'Accent color')).toHaveAccessibleDescription(/Color names/);
});

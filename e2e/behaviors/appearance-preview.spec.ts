import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/page';

const address = '/chat-settings/chat-appearance';
const picture = (page: Page) => page.getByRole('img', { name: /^A chat with three messages/ });
const form = (page: Page) => page.getByRole('region', { name: 'Appearance of the chat' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const fontSize = (page: Page) => form(page).getByLabel(/^Font size/);
const verdict = (page: Page) => page.getByRole('status').filter({ hasText: /:1/ });

test('draws the chosen look and keeps it in the query string', async ({ page }) => {
  await open(page, address);
  await field(page, 'Theme').selectOption('Night');
  await field(page, 'Density').selectOption('Roomy');
  await field(page, 'Message style').selectOption('Bubbles');
  await field(page, 'Show avatars').uncheck();
  await field(page, 'Show timestamps').selectOption('Always');
  await fontSize(page).fill('20');
  await expect(page).toHaveURL(
    /\?theme=night&size=20&density=roomy&messages=bubbles&avatars=off&times=always$/,
  );
  await expect(picture(page)).toHaveCSS('background-color', 'rgb(15, 20, 18)');
  await expect(picture(page)).toHaveCSS('font-size', '20px');
  await expect(picture(page)).toContainText('21:00');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Theme')).toHaveValue('night');
  await expect(picture(page)).toHaveCSS('font-size', '20px');
  await expect(picture(page)).toHaveAccessibleName(/Density: Roomy/);
});

test('shows what a time on hover looks like, and names the slider without its value', async ({ page }) => {
  await open(page, address);
  await field(page, 'Show timestamps').selectOption('Always');
  await expect(picture(page).getByText('20:58')).toBeVisible();
  await field(page, 'Show timestamps').selectOption({ value: 'hover' });
  await expect(picture(page).getByText('20:58')).toBeHidden();
  await expect(picture(page).getByText('21:00')).toBeVisible();
  const slider = form(page).getByRole('slider', { name: 'Font size', exact: true });
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d+ px$/);
});

test('refuses a custom theme that is hard to read, with its ratio', async ({ page }) => {
  await open(page, address);
  await field(page, 'Theme').selectOption('Custom');
  await field(page, 'Text').fill('#888888');
  await expect(verdict(page)).toContainText('The contrast is too low: Text on background has 3.54:1');
  await expect(picture(page)).toHaveCSS('color', 'rgb(27, 38, 32)');
  await expect(page.getByRole('button', { name: 'Copy settings' })).toHaveCount(0);
  // The query string is updated shortly after the last key.
  await expect(page).toHaveURL(/888888/);
  await page.reload();
  await hydrated(page);
  await expect(verdict(page)).toContainText('The contrast is too low');
  await field(page, 'Text').fill('#333');
  await expect(verdict(page)).toContainText(/Contrast passes \(lowest \d/);
  await expect(picture(page)).toHaveCSS('color', 'rgb(51, 51, 51)');
});

test('says what is wrong with a color', async ({ page }) => {
  await open(page, address);
  const accent = field(page, 'Accent color');
  await accent.fill('green');
  await expect(form(page).getByRole('status')).toContainText('Color names');
  await expect(accent).toHaveAttribute('aria-invalid', 'true');
  await accent.fill('#ffee00');
  await expect(page.getByText('#ffee00 is hard to read on these colors')).toBeVisible();
});

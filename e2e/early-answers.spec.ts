import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, holdBack, hydrated, searchBox, test } from './support/page';

// What a page answers before its scripts are there, and what becomes of touches made until then.

const route = '/chat-features/moderation';
const phone = { width: 390, height: 844 };

/** Opens a page whose scripts do not come before they are let go. */
async function openWithoutScripts(page: Page, address = route): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '**/assets/js/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return async () => {
    letGo();
    await hydrated(page);
  };
}

test('the colour mode is switched at once, and stays', async ({ page }) => {
  const scripts = await openWithoutScripts(page);
  const html = page.locator('html');
  await page.getByRole('button', { name: /currently light mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeEnabled();
  await scripts();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /currently dark mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  const menu = (page: Page) => page.locator('.theme-doc-sidebar-container');
  const toggle = (page: Page) => page.locator('.navbar__toggle');

  test('opens and closes at once', async ({ page }) => {
    await openWithoutScripts(page);
    const link = menu(page).getByRole('link', { name: 'Slow mode' });
    await toggle(page).click();
    await expect(link).toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    expect(
      (await new AxeBuilder({ page }).include('.theme-doc-sidebar-container').analyze()).violations,
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await expect(link).toBeVisible();
    await page.mouse.click(380, 600);
    await expect(link).toBeHidden();
  });

  test('leads to its pages', async ({ page }) => {
    await openWithoutScripts(page);
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Slow mode' }).click();
    await expect(page).toHaveURL('/chat-features/slow-mode');
  });

  test('becomes the menu of the scripts, its lines in the same place', async ({ page }) => {
    const scripts = await openWithoutScripts(page);
    await toggle(page).click();
    const early = await menu(page).getByRole('link', { name: 'Slow mode' }).boundingBox();
    await scripts();
    const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'Slow mode' });
    await expect(link).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-early-menu');
    const late = await link.boundingBox();
    expect(Math.abs((late?.y ?? 0) - (early?.y ?? 0))).toBeLessThan(3);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test('opens for a second touch, and closes for a third, when the scripts are there', async ({ page }) => {
    const scripts = await openWithoutScripts(page);
    await toggle(page).click();
    await toggle(page).click();
    await scripts();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await toggle(page).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  });

  test('a folded group is folded once the scripts are there', async ({ page }) => {
    const scripts = await openWithoutScripts(page);
    await toggle(page).click();
    await menu(page).getByRole('button', { name: 'Writing and reading' }).click();
    await scripts();
    await expect(
      page.locator('.navbar-sidebar').getByRole('button', { name: 'Writing and reading' }),
    ).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the search box', () => {
  test('keeps what was typed, and answers it when the scripts are there', async ({ page }) => {
    const scripts = await openWithoutScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('slow m');
    await scripts();
    await page.keyboard.type('ode');
    await expect(page.locator(searchBox)).toHaveValue('slow mode');
    await expect(page.getByRole('option').first()).toContainText('Slow mode');
  });

  test('leads to all results without the scripts', async ({ page }) => {
    await openWithoutScripts(page);
    await page.locator(searchBox).click();
    await page.keyboard.type('slow mode');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=slow(%20|\+)mode$/);
  });

  test('on the landing page too', async ({ page }) => {
    const scripts = await openWithoutScripts(page, '/');
    await page.locator(searchBox).click();
    await page.keyboard.type('ban');
    await scripts();
    await expect(page.locator(searchBox)).toHaveValue('ban');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test('any other press is done again when the scripts are there', async ({ page }) => {
  const scripts = await openWithoutScripts(page, '/chat-settings/webhooks');
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  await scripts();
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
});

test.describe('a link', () => {
  test('is followed without the scripts', async ({ page }) => {
    await openWithoutScripts(page);
    await page.locator('article').getByRole('link', { name: 'the moderation settings' }).click();
    await expect(page).toHaveURL('/chat-settings/moderation');
  });
});

test.describe('a script that does not come', () => {
  test.use({ allowed: [/ERR_FAILED|Failed to load resource/] });

  test('is asked for again by the next press', async ({ page }) => {
    let broken = true;
    await page.route('**/assets/js/main.*.js', (request) => (broken ? request.abort() : request.continue()));
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    broken = false;
    await page.getByRole('button', { name: 'Copy page' }).click();
    await hydrated(page);
  });
});

import type { Page } from '@playwright/test';
import { expect, holdBack, hydrated, searchBox, searchField, test } from '../support/page';

// What a page does before its scripts arrive, and what is left of it then.

const article = '/chat-features/moderation';

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, address = article): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '**/assets/js/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return async () => {
    letGo();
    await hydrated(page);
  };
}

test('the color mode is light whatever the system prefers, changes at once, and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const loadScripts = await openWithoutScripts(page);
  const html = page.locator('html');
  const modeSwitch = page.getByRole('button', { name: /dark and light mode/ });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await modeSwitch.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await loadScripts();
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);
  await modeSwitch.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the search opens when the scripts arrive', async ({ page }) => {
  for (const open of [() => page.keyboard.press('Control+k'), () => page.locator(searchBox).click()]) {
    const loadScripts = await openWithoutScripts(page);
    await open();
    await loadScripts();
    await expect(searchField(page)).toBeFocused();
  }
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

  test('opens and closes at once, and its links work', async ({ page }) => {
    await openWithoutScripts(page);
    const link = page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Slow mode' });
    await toggle(page).click();
    await expect(link).toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(380, 600);
    await expect(link).toBeHidden();
    await toggle(page).click();
    await link.click();
    await expect(page).toHaveURL('/chat-features/slow-mode');
  });

  test('stays open when the scripts arrive, with its lines in place', async ({ page }) => {
    const loadScripts = await openWithoutScripts(page);
    await toggle(page).click();
    const early = page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Slow mode' });
    const before = await early.boundingBox();
    await loadScripts();
    const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'Slow mode' });
    await expect(link).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-early-menu');
    const after = await link.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  });

  test('opens when the scripts arrive on a page without a sidebar', async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, '/');
    await toggle(page).click();
    await loadScripts();
    await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'FAQ' })).toBeInViewport();
  });
});

import type { Page } from '@playwright/test';
import { findViolations } from '../support/accessibility';
import { expect, holdBack, hydrated, searchBox, searchField, test } from '../support/page';

// What a page does before its scripts arrive, and what happens then with what was pressed and typed until then.

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

test('the color mode changes at once and stays', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page);
  const html = page.locator('html');
  await page.getByRole('button', { name: /currently light mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('theme-rookery'))).toBe('dark');
  await loadScripts();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /currently dark mode/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.locator('.theme-doc-sidebar-container');
  const toggle = (page: Page) => page.locator('.navbar__toggle');

  test('opens and closes at once, is accessible, and its links work', async ({ page }) => {
    await openWithoutScripts(page);
    const link = menu(page).getByRole('link', { name: 'Slow mode' });
    await toggle(page).click();
    await expect(link).toBeInViewport();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    // Axe takes what the menu covers for missing.
    const violations = await findViolations(page);
    expect(violations.filter((each) => !/^(landmark-one-main|page-has-heading-one)/.test(each))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await expect(link).toBeVisible();
    await page.mouse.click(380, 600);
    await expect(link).toBeHidden();
    await toggle(page).click();
    await link.click();
    await expect(page).toHaveURL('/chat-features/slow-mode');
  });

  test('stays open when the scripts arrive, with its lines in place and its categories as they were', async ({
    page,
  }) => {
    const loadScripts = await openWithoutScripts(page);
    await toggle(page).click();
    await expect(menu(page).locator(':focus')).toHaveText('Chat features');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
    await page.keyboard.press('Tab');
    const before = await menu(page).getByRole('link', { name: 'Slow mode' }).boundingBox();
    const category = await menu(page).locator('.menu__link--sublist').last().textContent();
    await menu(page)
      .getByRole('button', { name: category ?? '', exact: true })
      .click();
    await menu(page).getByRole('link', { name: 'Slow mode' }).focus();
    await loadScripts();
    const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'Slow mode' });
    await expect(link).toBeInViewport();
    await expect(link).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-early-menu');
    const after = await link.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
    await expect(page.locator('.navbar-sidebar .menu__link--sublist').last()).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test('stays closed when the scripts arrive if it was closed again', async ({ page }) => {
    const loadScripts = await openWithoutScripts(page);
    await toggle(page).click();
    await toggle(page).click();
    await loadScripts();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await toggle(page).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  });
});

test('the search opens when the scripts arrive', async ({ page }) => {
  for (const open of [() => page.keyboard.press('Control+k'), () => page.locator(searchBox).click()]) {
    const loadScripts = await openWithoutScripts(page);
    await open();
    await loadScripts();
    await expect(searchField(page)).toBeFocused();
  }
});

test.describe('an interactive component', () => {
  test('shows all its controls', async ({ page }) => {
    await openWithoutScripts(page, '/writing/components');
    // The embed builder has a button to its picture on phones, where the picture is out of view.
    const controls = page.locator(
      'main :is(button:not([class*="preview_"]), input, select, textarea):not(details *)',
    );
    await expect.poll(() => controls.count()).toBeGreaterThan(90);
    await expect(controls.filter({ visible: false })).toHaveCount(0);
  });

  test('keeps the text and the check boxes', async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, '/subscriptions');
    const people = page.getByRole('textbox', { name: /^People online/ });
    await people.fill('300');
    await page.getByRole('checkbox', { name: 'Single sign-on' }).check();
    await page.getByRole('checkbox', { name: 'API' }).check();
    await page.getByRole('checkbox', { name: 'API' }).uncheck();
    await loadScripts();
    await expect(page).toHaveURL(/\?people=300&features=single-sign-on$/);
    await expect(people).toHaveValue('300');
  });

  test('keeps what was chosen, and announces the answer to it', async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, '/chat-features/ranks');
    const moderator = page.getByRole('radio', { name: 'Moderator' });
    await moderator.check();
    await loadScripts();
    await expect(page.getByRole('status').filter({ hasText: /^A Moderator has/ })).toBeVisible();
    await expect(moderator).toBeChecked();
  });

  test('keeps what was chosen from a list', async ({ page }) => {
    const loadScripts = await openWithoutScripts(page, '/chat-settings');
    const plan = page.getByRole('combobox', { name: 'Plan' });
    await plan.selectOption('plus');
    await loadScripts();
    await expect(page).toHaveURL(/plan=plus/);
    await expect(plan).toHaveValue('plus');
  });
});

test('any other press is repeated when the scripts arrive', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/chat-settings/webhooks/receivers');
  const tab = page.getByRole('tab', { name: 'Python' }).first();
  await tab.click();
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  await loadScripts();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
});

test('a press on the language menu is repeated, too', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page);
  const button = page.getByRole('button', { name: 'English' });
  await button.press('Enter');
  await loadScripts();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('links work without scripts', async ({ page }) => {
  await openWithoutScripts(page);
  const link = page.locator('article p a[href^="/chat"]').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(address ?? '');
});

test.describe('a script that fails', () => {
  test.use({ allowed: [/ERR_FAILED|Failed to load resource/] });

  test('is requested again at the next press', async ({ page }) => {
    let broken = true;
    await page.route('**/assets/js/main.*.js', (request) => (broken ? request.abort() : request.continue()));
    await page.goto(article);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    broken = false;
    await page.locator('summary', { hasText: 'Copy page' }).first().click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).first().click();
    await hydrated(page);
  });
});

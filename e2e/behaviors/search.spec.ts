import type { Page } from '@playwright/test';
import { followRedirect } from '../../src/redirects';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import {
  announcement,
  disablePrefetch,
  expect,
  openPage,
  openTranslated,
  searchField,
  suggestions,
  test,
  useBeforeHydration,
} from '../support/page';

// `e2e/built/search.test.ts` tests what the search finds, and the length of its excerpts.

const articlePath = followRedirect('/chat-features/polls');
const index = '**/search-index.json*';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const pageField = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation' });
const allResults = (page: Page) => page.getByRole('link', { name: 'See all results' });
const help = (page: Page) => page.getByRole('link', { name: 'In danger? Get help' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear', exact: true });

test.describe('the search bar', () => {
  test.beforeEach(({ page }) => openTranslated(page, articlePath));

  test('Ctrl+K and Command+K focus it, whatever the keyboard layout', async ({ page }) => {
    await page.evaluate(() => {
      // Chrome's autofill sends events without a key.
      document.dispatchEvent(new Event('keydown'));
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true }));
    });
    await expect(searchField(page)).toBeFocused();
    for (const keys of ['Control+k', 'Control+K', 'Meta+k']) {
      await searchField(page).blur();
      // Ctrl+Shift+K is a shortcut of the browser.
      await page.keyboard.press('Control+Shift+k');
      await expect(searchField(page)).not.toBeFocused();
      await page.keyboard.press(keys);
      await expect(searchField(page)).toBeFocused();
    }
  });

  test('offers common tasks, but not to a reader who only tabs through', async ({ page }) => {
    const field = searchField(page);
    await field.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    const tasks = list(page).getByRole('group', { name: 'Common tasks' });
    for (const open of [() => page.keyboard.press('Control+k'), () => field.click()]) {
      await open();
      await expect(tasks).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tasks).toBeHidden();
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account-features/account-protection');
    await expect(list(page)).toBeHidden();
  });

  test('the keyboard goes through 8 suggestions and closes them', async ({ page }) => {
    const field = searchField(page);
    await field.fill('ban member');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(announcement(page, /^The best 8 of \d+ results$/)).toBeAttached();
    const group = list(page).getByRole('group', {
      name: 'Mute, kick, or ban someone, Chat features › Moderation',
    });
    await expect(group.getByRole('option').first()).toContainText('Ban someone');
    await expect(suggestions(page).locator('mark').first()).toHaveText(/ban/i);
    // With Shift, an arrow key selects text.
    await page.keyboard.press('Shift+ArrowUp');
    await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = suggestions(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveId((await field.getAttribute('aria-activedescendant')) ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(allResults(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('ban member');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
  });

  test('Enter opens the selected suggestion and, after Back, all results', async ({ page }) => {
    await searchField(page).fill('straw poll');
    await expect(suggestions(page).first()).toContainText(/poll/i);
    const path = await suggestions(page).first().getAttribute('href');
    await page.keyboard.press('ArrowDown');
    // In Safari, these keys end a composition.
    for (const key of ['Enter', 'Escape']) {
      await searchField(page).dispatchEvent('keydown', { key, keyCode: 229 });
      await expect(list(page)).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path ?? '');
    await expect(list(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(articlePath);
    await expect(list(page)).toBeHidden();
    await searchField(page).press('Enter');
    await expect(page).toHaveURL('/search?q=straw+poll');
  });

  test('ends with a line of help, whatever was typed, even without results', async ({ page }) => {
    for (const query of ['', 'ban', 'i want to disappear from the member list', 'zucchini']) {
      await searchField(page).fill(query);
      await searchField(page).click();
      await (query === 'zucchini'
        ? expect(announcement(page, 'No results. Try fewer')).toBeAttached()
        : expect(list(page)).toBeVisible());
      await expect(help(page)).toBeInViewport({ ratio: 1 });
    }
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page.getByRole('search').getByRole('link', { name: 'Site index' })).toBeVisible();
    await help(page).click();
    await expect(page).toHaveURL('/safety');
    await expect(list(page)).toBeHidden();
  });

  test('opens new tabs as links do', async ({ page, context }) => {
    const field = searchField(page);
    const first = suggestions(page).first();
    for (const [open, target] of [
      [() => first.click({ modifiers: ['Control'] }), first],
      [() => allResults(page).click({ button: 'middle' }), allResults(page)],
      [() => field.press('Control+Enter'), allResults(page)],
      [() => field.press('ArrowDown').then(() => field.press('Control+Enter')), first],
    ] as const) {
      // The list closes while another tab is active.
      await page.bringToFront();
      await openPage(page, articlePath);
      await field.fill('reactions');
      await expect(suggestions(page)).toHaveCount(8);
      const url = await target.getAttribute('href');
      const opened = context.waitForEvent('page');
      await open();
      const tab = await opened;
      await expect(tab).toHaveURL(url ?? '');
      await tab.close();
      await expect(page).toHaveURL(articlePath);
    }
  });

  test('is accessible in light and dark mode', async ({ page }) => {
    await searchField(page).click();
    expect.soft(await findViolations(page, '.rk-site-search')).toEqual([]);
    await searchField(page).fill('ban');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(searchField(page)).toHaveAttribute(
      'aria-controls',
      (await list(page).getAttribute('id')) ?? '',
    );
    expect.soft(await findViolations(page, '.rk-site-search')).toEqual([]);
    await showOnDarkPhone(page);
    expect.soft(await findViolations(page, '.rk-site-search')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await findViolations(page), 'with the sidebar, in dark mode').toEqual([]);
  });

  test('fits the narrowest phone, above its keyboard, and can be cleared and closed', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await searchField(page).fill('someone wants to kill himself');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
    await expect(help(page)).toBeInViewport({ ratio: 1 });
    expect((await list(page).boundingBox())?.width).toBeGreaterThan(295);
    // Simulates the keyboard.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: 300 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await allResults(page).boundingBox())?.y).toBeLessThan(280);
    await clear(page).click();
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(searchField(page)).not.toBeFocused();
    await expect(list(page)).toBeHidden();
  });
});

test('the search bar searches for text that was typed before hydration', async ({ page }) => {
  await useBeforeHydration(page, articlePath, async () => {
    await searchField(page).click();
    await page.keyboard.type('straw poll');
  });
  await expect(suggestions(page).first()).toContainText(/poll/i);
  await expect(searchField(page)).toBeFocused();
});

test('the search loads its code and its index once, by its version, when the field is touched', async ({
  page,
}) => {
  await disablePrefetch(page);
  await openPage(page, articlePath);
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url().replace(/.*\//, '')));
  await searchField(page).fill('poll');
  await expect(suggestions(page)).toHaveCount(8);
  expect(files.filter((file) => !file.endsWith('.js'))).toEqual([
    expect.stringMatching(/^search-index\.json\?_=[0-9a-f]{8}$/),
  ]);
  expect(files.length).toBeGreaterThan(1);
});

for (const [resource, url] of [
  ['index', index],
  ['worker', '**/assets/js/*'],
] as const) {
  test(`the search without its ${resource} can be retried`, async ({ page, expectedMessages }) => {
    expectedMessages.push(/Failed to load/);
    await openPage(page, articlePath);
    // All scripts of the page itself have loaded.
    await page.route(url, (route) => route.fulfill({ status: 404 }));
    await searchField(page).fill('slow mode');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("The search couldn't load");
    await expect(page.getByText('No results')).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(suggestions(page).first()).toContainText('slow mode', { ignoreCase: true });
    await expect(searchField(page)).toBeFocused();
    await expect(alert).toBeHidden();
  });
}

test('the search page answers any query of at most 200 characters', async ({ page }) => {
  await openPage(page, '/search?q=%25&q=second');
  const answer = page.locator('main > p', { hasText: /\d+ results?$|^No results\./ });
  for (const query of ['', '<script>alert(1)</script>', 'a', '🦉', 'ب'.repeat(80_000)]) {
    await pageField(page).fill(query);
    const title = query ? `Search results for “${query.slice(0, 200)}”` : 'Search the documentation';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Rookery Docs`);
    await (query ? expect(answer).toBeVisible() : expect(answer).toBeHidden());
  }
  await expect(pageField(page)).toHaveCSS('direction', 'rtl');
});

test('the search page is accessible, sets the URL, announces numbers, and ends with help', async ({
  page,
}) => {
  await openTranslated(page, '/search');
  await expect(page.getByRole('main').getByRole('link', { name: 'What is Rookery?' })).toBeVisible();
  await pageField(page).pressSequentially('ban');
  await expect(page).toHaveURL('/search?q=ban');
  await expect(pageField(page)).toBeFocused();
  await expect(announcement(page, /^The best 50 of \d+ results$/)).toBeAttached();
  expect.soft(await findViolations(page, 'main')).toEqual([]);
  await pageField(page).fill('zucchini');
  await expect(announcement(page, 'No results.')).toBeAttached();
  await expect(help(page)).toHaveAttribute('href', '/safety');
});

test('the search page restores the scroll offset after Back and Forward', async ({ page }) => {
  await openPage(page, articlePath);
  await searchField(page).fill('moderator');
  await page.keyboard.press('Enter');
  const link = results(page).nth(14).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => window.scrollY);
  expect(offset).toBeGreaterThan(300);
  await page.goBack();
  await expect(page).toHaveURL(articlePath);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset);
  await link.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(pageField(page)).toHaveValue('moderator');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset);
});

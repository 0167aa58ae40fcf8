import type { Page } from '@playwright/test';
import { followRedirect } from '../../src/redirects';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { announcement, expect, openPage, openTranslated, test, useBeforeHydration } from '../support/page';

// `e2e/built/search.test.ts` tests what the search finds, and the length of its excerpts.

const articlePath = followRedirect('/chat-features/polls');

const searchField = (page: Page) => page.locator('.navbar__search-input');
const suggestions = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const pageField = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation' });
const allResults = (page: Page) => page.getByRole('link', { name: 'See all results' });
const help = (page: Page) => page.getByRole('link', { name: 'In danger? Get help' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test.describe('the search bar', () => {
  test.beforeEach(({ page }) => openTranslated(page, articlePath));

  test('Ctrl+K and Command+K focus it', async ({ page }) => {
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys);
      await expect(searchField(page)).toBeFocused();
      await searchField(page).blur();
    }
  });

  test('Ctrl+K stays the key of a text field on a Mac', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
      document.querySelector('main')?.prepend(document.createElement('textarea'));
    });
    await page.getByRole('textbox').focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(searchField(page)).toBeFocused();
  });

  test('shows common tasks for one letter, and links if nothing is found', async ({ page }) => {
    await searchField(page).fill('z');
    await expect(list(page).getByRole('group', { name: 'Common tasks' })).toBeVisible();
    await searchField(page).fill('is the');
    await expect(announcement(page, 'No results.')).toBeVisible();
    for (const [name, path] of [
      ['FAQ', '/faq'],
      ['Site index', '/home'],
    ] as const) {
      await expect(page.getByRole('search').getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  test('offers common tasks, but not to a reader who only tabs through', async ({ page }) => {
    await searchField(page).focus();
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
    await searchField(page).click();
    await expect(list(page).getByRole('group', { name: 'Common tasks' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account-features/lost-phone');
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
    await page.keyboard.press('ArrowUp');
    const last = suggestions(page).last();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toHaveId((await field.getAttribute('aria-activedescendant')) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(allResults(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('ban member');
  });

  test('Enter opens the selected suggestion and, after Back, all results', async ({ page }) => {
    await searchField(page).fill('straw poll');
    await expect(suggestions(page).first()).toContainText(/poll/i);
    const path = await suggestions(page).first().getAttribute('href');
    await page.keyboard.press('ArrowDown');
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
    for (const query of ['', 'ban', 'zucchini']) {
      await searchField(page).fill(query);
      await searchField(page).click();
      await (query === 'zucchini'
        ? expect(announcement(page, 'No results. Try fewer')).toBeAttached()
        : expect(list(page)).toBeVisible());
      await expect(help(page)).toBeInViewport({ ratio: 1 });
    }
    await expect(suggestions(page)).toHaveCount(0);
    await help(page).click();
    await expect(page).toHaveURL('/safety');
    await expect(list(page)).toBeHidden();
  });

  test('is accessible in light and dark mode', async ({ page }) => {
    await searchField(page).fill('ban');
    await expect(suggestions(page)).toHaveCount(8);
    const id = (await list(page).getAttribute('id')) ?? '';
    await expect(searchField(page)).toHaveAttribute('aria-controls', id);
    expect.soft(await findViolations(page, '.rk-site-search')).toEqual([]);
    await showOnDarkPhone(page);
    expect.soft(await findViolations(page, '.rk-site-search')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await findViolations(page), 'with the sidebar, in dark mode').toEqual([]);
  });

  test('fits the narrowest phone, above its keyboard, and can be cleared and closed', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await searchField(page).fill('ban');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
    expect((await list(page).boundingBox())?.width).toBeGreaterThan(295);
    // Simulates the keyboard.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: 300 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await allResults(page).boundingBox())?.y).toBeLessThan(280);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
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
  ['index', '**/search-index.json*'],
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
    await page.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(suggestions(page).first()).toContainText('slow mode', { ignoreCase: true });
    await expect(searchField(page)).toBeFocused();
    await expect(alert).toBeHidden();
  });
}

test('the search without workers leaves the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await openPage(page, articlePath);
  await searchField(page).hover();
  await searchField(page).fill('slow mode');
  await expect(page.getByRole('alert')).toContainText("The search couldn't load");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the search page shows more results', async ({ page }) => {
  await openPage(page, '/search?q=chat');
  await expect(announcement(page, /^The best 50 of \d+ results$/)).toBeVisible();
  const before = await results(page).count();
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(announcement(page, /^The best 100 of \d+ results$/)).toBeVisible();
  expect(await results(page).count()).toBeGreaterThan(before);
  // The last one before those that were added.
  await expect(
    results(page)
      .nth(before - 1)
      .getByRole('link'),
  ).toBeFocused();
});

test('the search page is accessible, sets the URL, announces numbers, and ends with help', async ({
  page,
}) => {
  await openTranslated(page, '/search');
  await expect(page.getByRole('main').getByRole('link', { name: 'What is Rookery?' })).toBeVisible();
  await pageField(page).pressSequentially('ban');
  await expect(page).toHaveURL('/search?q=ban');
  await expect(page).toHaveTitle('Search results for “ban” | Rookery Docs');
  await expect(pageField(page)).toBeFocused();
  await expect(announcement(page, /^The best 50 of \d+ results$/)).toBeAttached();
  expect.soft(await findViolations(page, 'main')).toEqual([]);
  await pageField(page).fill('zucchini');
  await expect(announcement(page, 'No results.')).toBeAttached();
  await expect(help(page)).toHaveAttribute('href', '/safety');
});

test('the search page shows its results at once after Back', async ({ page }) => {
  await openPage(page, '/search?q=moderator');
  const link = results(page).nth(14).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const offset = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(pageField(page)).toHaveValue('moderator');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset);
});

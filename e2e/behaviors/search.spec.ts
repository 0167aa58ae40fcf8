import type { Page, Route } from '@playwright/test';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import {
  announcement,
  expect,
  openPage,
  openTranslated,
  searchField,
  suggestions,
  test,
  useBeforeHydration,
} from '../support/page';

const articlePath = '/chat-features/polls';
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

  test('offers common tasks on Ctrl+K, a click, or an arrow key, but not to a reader who only tabs through', async ({
    page,
  }) => {
    const field = searchField(page);
    const tasks = list(page).getByRole('group', { name: 'Common tasks' });
    for (const open of [
      () => page.keyboard.press('Control+k'),
      () => field.click(),
      () => page.keyboard.press('ArrowDown'),
    ]) {
      await open();
      await expect(tasks).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tasks).toBeHidden();
      await expect(field).toBeFocused();
    }
    await field.blur();
    await field.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account-features/account-protection');
    await expect(list(page)).toBeHidden();
  });

  test('Escape closes its list, then clears it', async ({ page }) => {
    await searchField(page).fill('poll');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(announcement(page, /^The best 8 of \d+ results$/)).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(allResults(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('poll');
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
  });

  test('groups its suggestions by page', async ({ page }) => {
    await searchField(page).fill('ban member');
    const group = list(page).getByRole('group', {
      name: 'Mute, kick, or ban someone, Chat features › Moderation',
    });
    await expect(group).toContainText('Moderation › Mute, kick, or ban someone');
    await expect(group.getByRole('option').first()).toContainText('Ban someone');
    await expect(suggestions(page).locator('mark').first()).toHaveText(/ban/i);
  });

  test('says that there are no results, and offers links', async ({ page }) => {
    await searchField(page).fill('zucchini');
    await expect(announcement(page, 'No results. Try fewer')).toBeAttached();
    await expect(suggestions(page)).toHaveCount(0);
    await searchField(page).press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('search').getByRole('link', { name: 'Site index' })).toBeFocused();
  });

  test('ends with a line of help, whatever was typed', async ({ page }) => {
    for (const query of ['', 'ban', 'zucchini', 'i want to disappear from the member list']) {
      await searchField(page).fill(query);
      await searchField(page).click();
      await (query === 'zucchini'
        ? expect(suggestions(page)).toHaveCount(0)
        : expect(list(page)).toBeVisible());
      await expect(help(page)).toBeInViewport({ ratio: 1 });
    }
    await help(page).click();
    await expect(page).toHaveURL('/safety');
    await expect(list(page)).toBeHidden();
  });

  test('the arrow keys go through the suggestions', async ({ page }) => {
    const field = searchField(page);
    await field.fill('ban');
    await expect(suggestions(page)).toHaveCount(8);
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
  });

  test('Enter opens the selected suggestion', async ({ page }) => {
    await searchField(page).fill('straw poll');
    const path = await suggestions(page).first().getAttribute('href');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    // In Safari, these keys end a composition.
    for (const key of ['Enter', 'Escape']) {
      await searchField(page).dispatchEvent('keydown', { key, keyCode: 229 });
      await expect(list(page)).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path ?? '');
    await expect(list(page)).toBeHidden();
  });

  test('Enter without a selection opens all results, even after Back', async ({ page }) => {
    await searchField(page).fill('straw poll');
    await suggestions(page).first().click();
    await expect(page).not.toHaveURL(articlePath);
    await page.goBack();
    await expect(page).toHaveURL(articlePath);
    await expect(list(page)).toBeHidden();
    await searchField(page).press('Enter');
    await expect(page).toHaveURL('/search?q=straw+poll');
  });

  test('Enter opens the search page before the index has loaded', async ({ page }) => {
    await page.route(index, () => undefined);
    await searchField(page).fill('straw poll');
    await expect(page.getByText('Loading the search…').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=straw+poll');
  });

  test('requests the index once, by its version', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(...(request.url().match(/.+search-index.*/) ?? [])));
    await searchField(page).hover();
    await searchField(page).fill('poll');
    await expect(suggestions(page)).toHaveCount(8);
    expect(urls).toEqual([expect.stringMatching(/\?_=[0-9a-f]{8}$/)]);
  });

  test("keeps the focus when it's cleared, but not when it's closed, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await searchField(page).click();
    for (const clearField of [
      () => clear(page).click(),
      () => clear(page).press('Enter'),
      () => page.keyboard.press('Control+x'),
    ]) {
      await page.keyboard.type('poll');
      await expect(allResults(page)).toBeVisible();
      await page.keyboard.press('Control+a');
      await clearField();
      await expect(searchField(page)).toHaveValue('');
      await expect(searchField(page)).toBeFocused();
      await expect(allResults(page)).toBeHidden();
    }
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(searchField(page)).not.toBeFocused();
    await expect(list(page)).toBeHidden();
  });

  test('opens new tabs as links do', async ({ page, context }) => {
    const [first, second] = [suggestions(page).first(), suggestions(page).nth(1)];
    const field = searchField(page);
    for (const [open, target] of [
      [() => first.click({ modifiers: ['Control'] }), first],
      [() => first.click({ modifiers: ['Shift'] }), first],
      [() => second.click({ button: 'middle' }), second],
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
    await page.bringToFront();
    await field.fill(' ');
    await field.press('Control+Enter');
    await field.fill('reactions');
    await expect(suggestions(page)).toHaveCount(8);
    expect(context.pages()).toHaveLength(1);
  });

  test("doesn't select or scroll when suggestions change under the mouse", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    // The landing page has its own field, with a lower popup.
    await openPage(page, '/');
    await searchField(page).fill('message');
    await expect(suggestions(page)).toHaveCount(8);
    await suggestions(page).nth(1).hover();
    await searchField(page).fill('messages');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);
    const popup = list(page).locator('..');
    await popup.evaluate((element) => element.scrollTo(0, 90));
    await suggestions(page).nth(1).dispatchEvent('mouseover');
    expect(await popup.evaluate((element) => element.scrollTop)).toBe(90);
  });

  test('is accessible in light and dark mode', async ({ page }) => {
    await searchField(page).click();
    expect.soft(await findViolations(page, '.rk-site-search')).toEqual([]);
    await searchField(page).fill('ban');
    await expect(list(page)).toBeVisible();
    const listId = (await list(page).getAttribute('id')) ?? '';
    await expect(searchField(page)).toHaveAttribute('aria-controls', listId);
    expect.soft(await findViolations(page, '.rk-site-search')).toEqual([]);
    await showOnDarkPhone(page);
    expect.soft(await findViolations(page, '.rk-site-search')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await findViolations(page), 'with the sidebar, in dark mode').toEqual([]);
  });

  test('fits the narrowest phone, above its keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await searchField(page).fill('someone wants to kill himself');
    await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
    await expect(help(page)).toBeInViewport({ ratio: 1 });
    expect((await list(page).boundingBox())?.width).toBeGreaterThan(295);
    await expect(clear(page)).toBeVisible();
    // Simulates the keyboard.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: 300 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await allResults(page).boundingBox())?.y).toBeLessThan(280);
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

test('the search bar takes no focus from another field while it loads', async ({ page }) => {
  const requests: Route[] = [];
  await page.route(index, (route) => void requests.push(route));
  await openPage(page, '/chat-settings');
  const settingsField = page.getByRole('main').getByRole('searchbox');
  await searchField(page).click();
  await page.keyboard.type('poll');
  await settingsField.focus();
  await page.keyboard.type('sec');
  await expect.poll(() => requests.length).toBe(1);
  await requests[0]?.continue();
  await page.keyboard.type('ret');
  await expect(settingsField).toBeFocused();
  await expect(settingsField).toHaveValue('secret');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await expect(list(page)).toBeVisible();
});

for (const resource of ['index', 'code']) {
  test(`the search without its ${resource} can be retried`, async ({ page, expectedMessages }) => {
    expectedMessages.push(/Failed to load|net::ERR|Loading chunk/);
    await openPage(page, articlePath);
    // All scripts of the page itself have loaded.
    await page.route(resource === 'index' ? index : '**/assets/js/*', (route) =>
      route.fulfill({ status: 404 }),
    );
    await searchField(page).fill('slow mode');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("The search couldn't load");
    await expect(page.getByText('No results')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await searchField(page).fill('slow mod');
    await expect(alert).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(suggestions(page).first()).toContainText('slow mode', { ignoreCase: true });
    await expect(searchField(page)).toBeFocused();
    await expect(alert).toBeHidden();
  });
}

test('the search page answers any query in its title and a number of results', async ({ page }) => {
  await openPage(page, '/search?q=%25&q=second');
  const heading = page.getByRole('heading', { level: 1 });
  const answer = page.locator('main > p', { hasText: /\d+ results?$|^No results\./ });
  for (const query of ['', '<script>alert(1)</script>', '@everyone', '🦉', 'a', 'x'.repeat(200)]) {
    await pageField(page).fill(query);
    const title = query ? `Search results for “${query}”` : 'Search the documentation';
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Rookery Docs`);
    await (query ? expect(answer).toBeVisible() : expect(answer).toBeHidden());
  }
});

test('the search page takes at most 200 characters', async ({ page }) => {
  await openPage(page, '/search?q=x');
  const field = pageField(page);
  await clear(page).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('main').getByRole('link', { name: 'What is Rookery?' })).toBeVisible();
  await page.keyboard.insertText('ب'.repeat(80_000));
  await expect(field).toHaveValue('ب'.repeat(200));
  await expect(field).toHaveCSS('direction', 'rtl');
});

test('Enter opens the search page, which announces the number of results and ends with help', async ({
  page,
}) => {
  await openTranslated(page, articlePath);
  await searchField(page).fill('someone wants to kill himself');
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=someone+wants+to+kill+himself');
  await expect(announcement(page, /^The best 50 of \d+ results$/)).toBeAttached();
  await expect(help(page)).toHaveAttribute('href', '/safety');
  await pageField(page).fill('zucchini');
  await expect(announcement(page, 'No results.')).toBeAttached();
  await expect(help(page)).toBeVisible();
});

test('the search page is accessible, sets the URL, and puts pages above sections', async ({ page }) => {
  await openPage(page, '/search');
  await pageField(page).pressSequentially('ban');
  await expect(page).toHaveURL('/search?q=ban');
  await expect(pageField(page)).toBeFocused();
  // The hit for a page itself is above those for its sections.
  await expect(page.locator('article:not(:has(h3)) ~ article:has(h3)').first()).toBeVisible();
  await expect(page.locator('article:has(h3) ~ article:not(:has(h3))')).toHaveCount(0);
  expect.soft(await findViolations(page, 'main')).toEqual([]);
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
  await expect(link).toBeInViewport({ ratio: 1 });
});

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
} from '../support/page';

const article = '/chat-features/polls';
const index = '**/search-index.json*';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const allResults = (page: Page) => page.getByRole('link', { name: 'See all results' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test.describe('the search bar', () => {
  test('opens with Ctrl and the key of K on any keyboard, and Escape closes its list', async ({ page }) => {
    await openPage(page, article);
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true })),
    );
    await expect(searchField(page)).toBeFocused();
    for (const keys of ['Control+k', 'Control+K']) {
      await searchField(page).blur();
      // With another modifier, such as Shift, the keys are a shortcut of the browser.
      await page.keyboard.press('Control+Shift+k');
      await expect(searchField(page)).not.toBeFocused();
      await page.keyboard.press(keys);
      await expect(searchField(page)).toBeFocused();
    }
    await page.keyboard.type('poll');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(announcement(page, /^8 of \d+ results$/)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(suggestions(page).first()).toBeHidden();
    await expect(searchField(page)).toBeFocused();
  });

  test('shows at most about 50 characters of each, and links to all results', async ({ page }) => {
    await openPage(page, article);
    await searchField(page).fill('zweihookx');
    await expect(page.getByText('No results').first()).toBeVisible();
    await searchField(page).fill('message');
    await expect(suggestions(page).first().locator('mark').first()).toHaveText(/message/i);
    const titles = await suggestions(page).locator('[class*="hitTitle"]').allTextContents();
    expect(titles).toHaveLength(8);
    const paths = await suggestions(page).locator('[class*="hitPath"]').allTextContents();
    const texts = [...titles, ...paths.flatMap((path) => path.split(' · '))];
    expect(texts.filter((text) => text.length > 55)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(allResults(page)).toBeFocused();
    await expect(allResults(page)).toHaveAttribute('href', '/search?q=message');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=message');
    await expect(list(page)).toBeHidden();
    await expect(results(page).first()).toBeVisible();
  });

  test('the arrow keys go through the suggestions, and Enter opens the selected one', async ({ page }) => {
    await openTranslated(page, article);
    await searchField(page).fill('ban');
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
    await searchField(page).fill('straw poll');
    await expect(suggestions(page).first()).toContainText(/poll/i);
    await page.keyboard.press('ArrowDown');
    const second = suggestions(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveId((await searchField(page).getAttribute('aria-activedescendant')) ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(article));
  });

  test('opens the search page by Enter before the index has loaded, and takes at most 200 characters', async ({
    page,
  }) => {
    await page.route(index, () => undefined);
    await openPage(page, article);
    await searchField(page).focus();
    await page.keyboard.insertText('x'.repeat(80_000));
    // The end of a composition in Safari.
    await searchField(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await expect(page).toHaveURL(article);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${'x'.repeat(200)}`);
    const field = page.getByRole('searchbox');
    await field.fill('');
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('main').getByRole('link', { name: 'site index' })).toBeVisible();
    await field.focus();
    await page.keyboard.insertText('ب'.repeat(80_000));
    await expect(field).toHaveValue('ب'.repeat(200));
    await expect(field).toHaveCSS('direction', 'rtl');
  });

  test('never takes the focus from another field', async ({ page }) => {
    const requests: Route[] = [];
    await page.route(index, (route) => void requests.push(route));
    await openPage(page, '/chat-settings');
    const other = page.getByRole('main').getByRole('searchbox');
    await searchField(page).hover();
    await searchField(page).click();
    await page.keyboard.type('poll');
    await other.focus();
    await page.keyboard.type('sec');
    await page.keyboard.press('Control+c');
    await expect.poll(() => requests.length).toBe(1);
    await requests[0]?.continue();
    await expect(searchField(page)).toHaveRole('combobox');
    await page.keyboard.type('ret');
    await expect(other).toBeFocused();
    await expect(other).toHaveValue('secret');
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeFocused();
    await expect(list(page)).toBeVisible();
  });

  for (const width of [1280, 390]) {
    test(`keeps the focus when it's cleared, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, article);
      const clear = page.getByRole('button', { name: 'Clear', exact: true });
      await searchField(page).click();
      for (const clearBox of [
        () => clear.click(),
        () => clear.press('Enter'),
        () => page.keyboard.press('Control+x'),
      ]) {
        await page.keyboard.type('poll');
        await expect(announcement(page, /^8 of \d+ results$/)).toBeAttached();
        await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Control+a');
        await clearBox();
        await expect(searchField(page)).toHaveValue('');
        await expect(searchField(page)).toBeFocused();
        await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(announcement(page, /results/)).toHaveCount(0);
      }
      await searchField(page).blur();
      await searchField(page).focus();
      await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('opens new tabs as links do', async ({ page, context }) => {
    const rows = suggestions(page);
    for (const [open, row] of [
      [() => rows.first().click({ modifiers: ['Control'] }), 0],
      [() => rows.first().click({ modifiers: ['Shift'] }), 0],
      [() => searchField(page).press('Control+Enter'), 0],
      [() => rows.nth(1).click({ button: 'middle' }), 1],
      [() => allResults(page).click({ modifiers: ['Shift'] }), 'Search results for "reactions"'],
      [() => allResults(page).click({ button: 'middle' }), 'Search results for "reactions"'],
    ] as const) {
      // Opened again for each, because the list closes when the page isn't the active tab.
      await page.bringToFront();
      await openPage(page, article);
      await searchField(page).fill('reactions');
      await expect(rows).toHaveCount(8);
      const titles = await rows.locator('[class*="hitTitle"]').allTextContents();
      const opened = context.waitForEvent('page');
      await open();
      const tab = await opened;
      const name = typeof row === 'number' ? titles[row] : row;
      await expect(tab.getByRole('heading', { name }).first()).toBeInViewport();
      await tab.close();
      await expect(page).toHaveURL(article);
    }
  });

  test('has its own answers on the search page', async ({ page }) => {
    await openPage(page, '/search?q=slow+mode');
    await searchField(page).fill('straw poll');
    await expect(suggestions(page).first()).toContainText(/poll/i);
    await page.getByRole('searchbox').fill('mute');
    await expect(results(page).first()).toContainText(/mute/i);
    await searchField(page).focus();
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(article));
  });

  test("doesn't scroll under a mouse", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await openPage(page, '/');
    await searchField(page).fill('message');
    await expect(suggestions(page)).toHaveCount(8);
    const menu = page.locator('[class*="dropdownMenu"]');
    await menu.evaluate((element) => element.scrollTo(0, 90));
    await suggestions(page).nth(1).dispatchEvent('mouseover');
    await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await menu.evaluate((element) => element.scrollTop)).toBe(90);
  });

  test('is accessible in light and dark mode, and fits the narrowest phone', async ({ page }) => {
    await openPage(page, article);
    await searchField(page).fill('notifications');
    await expect(list(page)).toBeVisible();
    await expect(searchField(page)).toHaveAttribute('aria-controls', 'suggestions');
    expect.soft(await findViolations(page)).toEqual([]);
    await showOnDarkPhone(page);
    expect.soft(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
    // As when a keyboard opens.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: 300 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(async () => (await allResults(page).boundingBox())?.y).toBeLessThan(280);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await findViolations(page), 'with the sidebar, in dark mode').toEqual([]);
  });
});

test.describe('the search without its', () => {
  test.use({ allowed: [/Failed to load|net::ERR|Loading chunk/] });

  for (const part of ['index', 'worker', 'list']) {
    test(`${part} gives an error, and ways to try again`, async ({ page }) => {
      const worker = page.waitForEvent('worker');
      await openPage(page, article);
      await searchField(page).fill('slow');
      const workerAddress = (await worker).url();
      await expect(list(page)).toBeVisible();
      await page.route(part === 'index' ? index : '**/*.js', async (route) => {
        const isBroken = {
          index: () => true,
          worker: () => route.request().url() === workerAddress,
          list: async () => (await (await route.fetch()).text()).includes('aaAutocomplete'),
        }[part];
        await ((await isBroken?.())
          ? route.fulfill({ status: 404, body: '<!doctype html>' })
          : route.continue());
      });
      await openPage(page, article);
      await searchField(page).fill('slow mode');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText("The search couldn't load");
      await expect(page.getByText('No results')).toBeHidden();
      await page.getByRole('link', { name: 'Reactions', exact: true }).click();
      await expect(alert).toBeHidden();
      await searchField(page).fill('slow mode');
      await alert.evaluate((element) => element.setAttribute('id', 'first'));
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert.and(page.locator(':not(#first)'))).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(suggestions(page).first()).toContainText('slow mode', { ignoreCase: true });
      await expect(searchField(page)).toBeFocused();
      await expect(alert).toBeHidden();
    });
  }

  test('index gives an error on the not-found page and on the search page, where trying again shows results', async ({
    page,
  }) => {
    await page.route(index, (route) => route.abort());
    await openPage(page, '/caf%C3%A9');
    await searchField(page).fill('ban');
    await expect(page.getByRole('alert')).toBeVisible();
    await openPage(page, '/search?q=ban');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('the search page', () => {
  test('has an answer to anything', async ({ page }) => {
    await openPage(page, '/search?q=%25&q=second');
    const heading = page.getByRole('heading', { level: 1 });
    const answer = page.getByText(
      /^(1 result|The \d+ best results|No results\. Try fewer or other words\.)$/,
    );
    for (const query of ['', '<script>alert(1)</script>', '@everyone', '🦉', 'a', 'x'.repeat(200)]) {
      await page.getByRole('searchbox').fill(query);
      await expect(heading).toHaveText(query ? `Search results for "${query}"` : 'Search the documentation');
      await (query ? expect(answer).toBeVisible() : expect(answer).toBeHidden());
    }
  });

  for (const width of [1280, 390]) {
    test(`follows what is typed, and the address back to the same results, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/search');
      await page.getByRole('searchbox').fill('ban');
      await expect(page).toHaveURL('/search?q=ban');
      const link = results(page).nth(14).getByRole('link');
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(300);
      await link.click();
      await expect(page).not.toHaveURL(/search/);
      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue('ban');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
      await expect(link).toBeInViewport({ ratio: 1 });
    });
  }
});

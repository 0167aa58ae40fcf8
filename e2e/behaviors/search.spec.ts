import type { Page } from '@playwright/test';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { expect, openPage, openTranslated, searchField, suggestions, test } from '../support/page';

const article = '/chat-features/polls';
const index = '**/search-index.json*';

const results = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('the search bar', () => {
  test('opens with Ctrl and the key of K on any keyboard, and Escape closes its list', async ({ page }) => {
    await openPage(page, article);
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true })),
    );
    await expect(searchField(page)).toBeFocused();
    for (const keys of ['Control+k', 'Control+K']) {
      await searchField(page).blur();
      await page.keyboard.press(keys);
      await expect(searchField(page)).toBeFocused();
    }
    await page.keyboard.type('poll');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(page.getByRole('status').filter({ hasText: '8 results' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(suggestions(page).first()).toBeHidden();
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
    await page.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL('/search?q=message');
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
    await expect(page).toHaveURL(/\/chat-features\/polls/);
  });

  test('Enter opens the search page while there is no answer to what was typed', async ({ page }) => {
    await page.route(index, () => undefined);
    await openPage(page, article);
    await searchField(page).fill('webhook');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=webhook');
  });

  test('is accessible in light and dark mode, and fits the narrowest phone', async ({ page }) => {
    await openPage(page, article);
    await searchField(page).fill('notifications');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await expect(searchField(page)).toHaveAttribute('aria-controls', 'suggestions');
    await expect(page.getByRole('link', { name: 'See all results' })).toHaveAttribute('tabindex', '-1');
    expect.soft(await findViolations(page)).toEqual([]);
    await showOnDarkPhone(page);
    expect.soft(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await findViolations(page), 'with the sidebar, in dark mode').toEqual([]);
  });
});

test.describe('the search without its', () => {
  test.use({ allowed: [/Failed to load|net::ERR/] });

  for (const part of ['index', 'worker']) {
    test(`${part} gives an error, and a way to try again`, async ({ page }) => {
      await openPage(page, article);
      const worker = page.waitForEvent('worker');
      await searchField(page).fill('slow');
      await (part === 'index'
        ? page.route(index, (route) => route.fulfill({ body: '<!doctype html>' }))
        : page.route((await worker).url(), (route) => route.abort()));
      await openPage(page, article);
      await searchField(page).fill('slow mode');
      await expect(page.getByRole('alert')).toContainText("The search couldn't load");
      await expect(page.getByText('No results')).toBeHidden();
      await page.getByRole('link', { name: 'Reactions', exact: true }).click();
      await expect(page.getByRole('alert')).toBeHidden();
      await searchField(page).fill('slow mode');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(suggestions(page).first()).toContainText('slow mode', { ignoreCase: true });
      await expect(page.getByRole('alert')).toBeHidden();
    });
  }

  test('index shows the results of its page after another try', async ({ page }) => {
    await page.route(index, (route) => route.abort());
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
    for (const query of ['', '<script>alert(1)</script>', '@everyone', '🦉', 'a', 'x'.repeat(5000)]) {
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

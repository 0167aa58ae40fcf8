import type { Page } from '@playwright/test';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { expect, open, searchField, suggestions, test, typeInSearch } from '../support/page';

const article = '/chat-features/polls';
const index = '**/search-index.json*';

const selected = (page: Page) => suggestions(page).and(page.locator('[aria-selected="true"]'));
const all = (page: Page) => page.getByRole('link', { name: 'See all results' });
const results = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('the search bar', () => {
  for (const keys of ['Control+k', 'Control+K']) {
    test(`opens with ${keys}, and Escape closes its list`, async ({ page }) => {
      await open(page, article);
      await page.keyboard.press(keys);
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.type('poll');
      await expect(suggestions(page)).toHaveCount(8);
      await expect(page.getByRole('status').filter({ hasText: '8 results' })).toBeAttached();
      await page.keyboard.press('Escape');
      await expect(suggestions(page).first()).toBeHidden();
    });
  }

  test('opens with Ctrl and the key of K on another keyboard', async ({ page }) => {
    await open(page, article);
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true })),
    );
    await expect(searchField(page)).toBeFocused();
  });

  test('shows at most about 50 characters of each, and links to all results', async ({ page }) => {
    await open(page, article);
    await typeInSearch(page, 'message');
    await expect(suggestions(page).first().locator('mark').first()).toHaveText(/message/i);
    const lengths = await suggestions(page).evaluateAll((rows) =>
      rows.map((row) => row.querySelector('[class*="hitTitle"]')?.textContent?.length ?? 0),
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(55);
    await all(page).click();
    await expect(page).toHaveURL('/search?q=message');
    await expect(results(page).first()).toBeVisible();
  });

  test('the arrow keys go through the suggestions, and Enter opens the selected one', async ({ page }) => {
    await open(page, article);
    await typeInSearch(page, 'slow mode');
    for (let number = 0; number < 3; number++) {
      await expect(suggestions(page).nth(number)).toHaveAttribute('aria-selected', 'true');
      await expect(selected(page)).toHaveId(
        (await searchField(page).getAttribute('aria-activedescendant')) ?? '',
      );
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Home');
    await searchField(page).fill('straw poll');
    await expect(suggestions(page).first()).toContainText(/poll/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/chat-features\/polls/);
  });

  test('Enter opens the search page while there is no answer to what was typed', async ({ page }) => {
    await page.route(index, () => undefined);
    await open(page, article);
    await typeInSearch(page, 'webhook');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=webhook');
  });

  test('says when there are no results', async ({ page }) => {
    await open(page, article);
    await typeInSearch(page, 'zweihookx');
    await expect(page.getByText('No results').first()).toBeVisible();
  });

  test('is accessible in light and dark mode, open and closed', async ({ page }) => {
    await open(page, article);
    expect.soft(await findViolations(page)).toEqual([]);
    await typeInSearch(page, 'notifications');
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await expect(searchField(page)).toHaveAttribute('aria-controls', 'suggestions');
    expect.soft(await findViolations(page)).toEqual([]);
    await showOnDarkPhone(page);
    expect.soft(await findViolations(page)).toEqual([]);
  });

  test('is large on the landing page', async ({ page }) => {
    await open(page, '/');
    await typeInSearch(page, 'ban');
    await expect(suggestions(page).first()).toContainText(/ban/i);
  });
});

test.describe('an index that fails', () => {
  test.use({ allowed: [/Failed to load|net::ERR/] });

  test('gives an error, and a way to try again', async ({ page }) => {
    await page.route(index, (route) => route.fulfill({ body: '<!doctype html>' }));
    await open(page, article);
    await typeInSearch(page, 'slow mode');
    await expect(page.getByRole('alert')).toContainText("The search couldn't load");
    await expect(page.getByText('No results')).toBeHidden();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(suggestions(page).first()).toContainText('slow mode', { ignoreCase: true });
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('the search page', () => {
  for (const query of [
    '%',
    '',
    '<script>alert(1)</script>',
    '@everyone',
    '/ban',
    'c++',
    '🦉',
    'a',
    'x'.repeat(5000),
  ]) {
    test(`shows an answer to ${query.slice(0, 30) || 'nothing'}`, async ({ page }) => {
      await open(page, `/search?${new URLSearchParams({ q: query })}&q=second`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        query ? /^Search results for/ : /^Search/,
      );
      const answer = page.getByText(/^(\d+ documents? found|No documents were found)$/);
      await (query ? expect(answer).toBeVisible() : expect(answer).toBeHidden());
    });
  }

  test('follows what is typed, and the address back', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('ban');
    await expect(page).toHaveURL('/search?q=ban');
    await results(page).nth(14).getByRole('link').click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('ban');
    await expect(results(page).nth(14)).toBeAttached();
  });
});

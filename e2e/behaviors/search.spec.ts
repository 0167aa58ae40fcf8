import type { Page } from '@playwright/test';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { expect, open, searchBox, searchField, suggestions, test, typeInSearch } from '../support/page';

const article = '/chat-features/polls';
const index = '**/search-index.json*';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the docs' });
const selected = (page: Page) => suggestions(page).and(page.locator('[aria-selected="true"]'));
const groups = (page: Page) => dialog(page).getByRole('group');
const help = (page: Page) => page.getByText('Are you or is someone else in danger?');
const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => main(page).getByRole('article');

test.describe('the dialog', () => {
  test('opens with Ctrl+K, and Escape leads back', async ({ page }) => {
    await open(page, article);
    await page.locator(searchBox).focus();
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeFocused();
    await expect(suggestions(page).first()).toHaveText('Create a chat');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator(searchBox)).toBeFocused();
  });

  test('suggests pages with at most three sections, and links to all results', async ({ page }) => {
    await open(page, article);
    await typeInSearch(page, 'message');
    await expect(suggestions(page).first().locator('mark').first()).toHaveText(/message/i);
    await expect(groups(page).first()).toHaveAccessibleName(/message/i);
    const largest = () =>
      groups(page).evaluateAll((all) => Math.max(...all.map((group) => group.children.length)));
    await expect.poll(largest, 'a page and three sections').toBe(4);
    await suggestions(page).filter({ hasText: 'See all results' }).click();
    await expect(page).toHaveURL('/search?q=message');
    await expect(dialog(page)).toBeHidden();
  });

  test('the arrow keys go through the suggestions, and Enter opens the selected one', async ({ page }) => {
    await open(page, article);
    await typeInSearch(page, 'rules first');
    // Section titles come first, and the texts later.
    await expect(selected(page)).toHaveAttribute('href', /#/);
    await expect(suggestions(page).nth(1), 'the best section, below its page').toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(selected(page).locator('> span'), 'its title and its text').toHaveCount(2);
    const count = await suggestions(page).count();
    for (let number = 2; number < count; number++) {
      await page.keyboard.press('ArrowDown');
      await expect(suggestions(page).nth(number)).toHaveAttribute('aria-selected', 'true');
      await expect(selected(page)).toBeInViewport();
    }
    await expect(selected(page)).toHaveId(
      (await searchField(page).getAttribute('aria-activedescendant')) ?? '',
    );
    await page.keyboard.press('ArrowDown');
    await expect(selected(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const address = (await selected(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
  });

  test('Enter opens the search page before there are suggestions', async ({ page }) => {
    await page.route(index, () => undefined);
    await open(page, article);
    await typeInSearch(page, 'webhook');
    await expect(dialog(page).getByText('Searching…')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=webhook');
  });

  test('without results, says so, and always offers help', async ({ page }) => {
    await open(page, article);
    await typeInSearch(page, 'zweihookx');
    await expect(dialog(page).getByText('No results').first()).toBeVisible();
    await help(page).getByRole('link', { name: 'Get help' }).click();
    await expect(page).toHaveURL('/safety#danger');
    await expect(dialog(page)).toBeHidden();
  });

  test('is accessible in light and dark mode', async ({ page }) => {
    await open(page, article);
    await typeInSearch(page, 'notifications');
    await expect(groups(page)).toHaveCount(5);
    expect.soft(await findViolations(page)).toEqual([]);
    await showOnDarkPhone(page);
    expect.soft(await findViolations(page)).toEqual([]);
  });
});

test.describe('an index that fails', () => {
  test.use({ allowed: [/Failed to load|net::ERR/] });

  test('gives an error in the dialog, and a way to try again', async ({ page }) => {
    await page.route(index, (route) => route.fulfill({ body: '<!doctype html>' }));
    await open(page, article);
    await typeInSearch(page, 'slow mode');
    await expect(dialog(page).getByRole('alert')).toContainText("The search couldn't load");
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(suggestions(page).first()).toContainText('slow mode', { ignoreCase: true });
    await expect(dialog(page).getByRole('alert')).toBeHidden();
  });
});

test.describe('the search page', () => {
  test('shows pages with their sections, best first, and counts them', async ({ page }) => {
    await open(page, '/search?q=notifications');
    await expect(page).toHaveTitle(/^Search results for "notifications"/);
    await expect(results(page).first()).toContainText(/notification/i);
    // Both change while the index arrives.
    await expect(async () => {
      const text = `${await results(page).count()} pages found`;
      expect(await main(page).getByRole('status').textContent()).toBe(text);
    }).toPass();
    await expect(help(page)).toBeVisible();
  });

  test('follows what is typed, and the address back and forward', async ({ page }) => {
    await open(page, '/search');
    await main(page).getByRole('searchbox').fill('radio');
    await expect(results(page).first()).toContainText('Radio');
    await expect(page).toHaveURL('/search?q=radio');
    await results(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL('/chat-settings/radio');
    await page.goBack();
    await expect(main(page).getByRole('searchbox')).toHaveValue('radio');
    await expect(results(page).first()).toContainText('Radio');
  });

  test('without results, offers other ways', async ({ page }) => {
    await open(page, '/search?q=zweihookx');
    await expect(main(page).getByRole('status')).toHaveText(/^No results/);
    await expect(main(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
    await expect(help(page)).toBeVisible();
  });
});

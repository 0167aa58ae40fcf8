import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, searchBox, test, withoutPrefetch } from './support/page';

const box = (page: Page) => page.locator(searchBox);
const list = (page: Page) => page.locator('#search-suggestions');
const lines = (page: Page) => list(page).getByRole('option');
const chosen = (page: Page) => page.locator('#search-suggestions [aria-selected="true"]');
const seeAll = (page: Page) => page.getByRole('link', { name: 'See all results' });

/** Types into the box of a page, and waits for the answer to these very words. */
async function searchFor(page: Page, words: string): Promise<void> {
  await open(page, '/chat-features/polls');
  await box(page).click();
  await box(page).pressSequentially(words);
  await expect(page.locator('search [role="status"]')).toHaveText(/suggestion/);
}

test('the box is a combobox that tells its list and the line that is chosen', async ({ page }) => {
  await open(page, '/chat-features/polls');
  await expect(box(page)).toHaveRole('combobox');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await searchFor(page, 'ban');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).toHaveAttribute('aria-controls', 'search-suggestions');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  const active = await box(page).getAttribute('aria-activedescendant');
  await expect(chosen(page)).toHaveId(active ?? '');
  await expect(box(page)).toBeFocused();
});

test('says how many suggestions there are', async ({ page }) => {
  await searchFor(page, 'message');
  await expect(page.locator('search').getByRole('status')).toHaveText('8 suggestions');
});

test('arrows go through the lines to See all results and round; Home and End go back to the text', async ({
  page,
}) => {
  await searchFor(page, 'ban');
  const count = await lines(page).count();
  for (let line = 0; line < count; line++) {
    await page.keyboard.press('ArrowDown');
    await expect(lines(page).nth(line)).toHaveAttribute('aria-selected', 'true');
    await expect(lines(page).nth(line)).toBeInViewport();
  }
  await page.keyboard.press('ArrowDown');
  await expect(seeAll(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toBeFocused();
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(seeAll(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.type('un');
  await expect(box(page)).toHaveValue('unban');
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await expect(box(page)).toHaveValue('unbans');
});

test('See all results opens by the keyboard', async ({ page }) => {
  await searchFor(page, 'ban');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ban$/);
});

test('Enter opens the line that is chosen, at its very place', async ({ page }) => {
  await searchFor(page, 'temprank');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAttribute('href', /#/);
  const address = await chosen(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(list(page)).toBeHidden();
});

test('Enter with nothing chosen goes to the search page, for what is in the box now', async ({ page }) => {
  await open(page, '/chat-features/polls');
  await box(page).click();
  await page.keyboard.type('radio');
  await expect(lines(page).first()).toBeVisible();
  await box(page).fill('webhook');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=webhook$/);
});

test('Escape closes the list and keeps the focus and the words; a second one empties the box', async ({
  page,
}) => {
  await searchFor(page, 'ban');
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('ban');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
});

test('Tab leaves without choosing', async ({ page }) => {
  await searchFor(page, 'ban');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).not.toBeFocused();
  await expect(page).toHaveURL(/\/chat-features\/polls$/);
});

test('suggestions are links: Ctrl-click and Ctrl+Enter open a tab', async ({ page, context }) => {
  await searchFor(page, 'ban');
  const byMouse = context.waitForEvent('page');
  await lines(page)
    .first()
    .click({ modifiers: ['Control'] });
  expect((await byMouse).url()).not.toMatch(/polls$/);
  await expect(page).toHaveURL(/polls$/);
});

test('each line names its place and marks what matched; twins say which is which', async ({ page }) => {
  await searchFor(page, 'notifications');
  const texts = await lines(page).allInnerTexts();
  expect(texts.some((text) => /^Notifications\s+Chat features/.test(text))).toBe(true);
  expect(texts.some((text) => /Chat settings/.test(text))).toBe(true);
  expect(await lines(page).first().locator('mark').allInnerTexts()).toContain('Notifications');
  for (const text of await lines(page).locator('[class*="hitText"]').allInnerTexts()) {
    expect(text.length).toBeLessThanOrEqual(60);
  }
});

test('an answer that is a command, a setting or an operation leads to its row', async ({ page }) => {
  const answers = [
    ['/caw roll', '/bot#command-caw-roll'],
    ['rules first', '/chat-settings/welcome#setting-rules-first'],
    ['idempotency-key', '/organizations/api#api-headers-Idempotency-Key'],
  ];
  for (const [words, address] of answers) {
    await searchFor(page, words ?? '');
    await expect(lines(page).first()).toHaveAttribute('href', address ?? '');
  }
});

test('no flash of "No results" on the way to a word', async ({ page }) => {
  await open(page, '/chat-features/polls');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (/No results/.test(document.querySelector('search')?.textContent ?? '')) {
        seen.push(document.querySelector('input')?.value ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await box(page).click();
  for (const word of ['two-factor authentication', 'organization', 'webhooks', 'who can pin a notice']) {
    await box(page).fill('');
    await box(page).pressSequentially(word);
  }
  await expect(lines(page).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('without an answer: the nearest words and the links of a lost reader', async ({ page }) => {
  await open(page, '/chat-features/polls');
  await box(page).click();
  await page.keyboard.type('zweihookx');
  await expect(page.locator('search').getByText('No results')).toBeVisible();
  await expect(list(page).getByRole('group', { name: 'Look here' }).getByRole('option')).toHaveCount(3);
  await expect(
    list(page).getByRole('group', { name: 'Did you mean' }).getByRole('option', { name: 'webhook' }),
  ).toBeVisible();
});

test('the empty box offers what was opened last, which can be forgotten, and common tasks', async ({
  page,
}) => {
  await open(page, '/chat-features/polls');
  await box(page).click();
  await expect(list(page).getByRole('group', { name: 'Often needed' }).getByRole('option')).toHaveCount(8);
  await expect(list(page).getByRole('group', { name: 'Opened last' })).toBeHidden();
  await searchFor(page, 'slow mode');
  await lines(page).first().click();
  await expect(page).toHaveURL(/slow-mode/);
  await page.reload();
  await open(page, '/chat-features/polls');
  await box(page).click();
  await expect(list(page).getByRole('group', { name: 'Opened last' }).getByRole('option')).toHaveText([
    'Slow mode',
  ]);
  await page.getByRole('button', { name: 'Forget these' }).click();
  await expect(list(page).getByRole('group', { name: 'Opened last' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('search-opened-rookery'))).toBeNull();
});

test('the index loads when a hand or the keyboard comes near, and once', async ({ page }) => {
  await withoutPrefetch(page);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const index = () => asked.filter((url) => url.includes('search-index')).length;
  await open(page, '/chat-features/polls');
  await page.waitForLoadState('networkidle');
  expect(index()).toBe(0);
  await page.locator('search').hover();
  await expect.poll(index).toBe(1);
  await box(page).click();
  await page.keyboard.type('ban');
  await expect(lines(page).first()).toBeVisible();
  expect(index()).toBe(1);
  await open(page, '/chat-features/polls');
  await page.waitForLoadState('networkidle');
  expect(index()).toBe(1);
  await page.getByRole('link', { name: 'FAQ' }).first().focus();
  await expect.poll(index).toBe(2);
});

const hostile = [
  'a'.repeat(10_000),
  `${'ban '.repeat(2_500)}`,
  '!?…"\'()[]{}<>|\\/*+^$.#%&',
  '😀👩‍👩‍👧‍👦🏳️‍🌈',
  'مرحبا بالعالم',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor toString hasOwnProperty',
  '\u0000\ud800',
];

test('no query hangs, throws or injects', async ({ page }) => {
  await open(page, '/chat-features/polls');
  await box(page).click();
  for (const words of hostile) {
    await box(page).fill(words);
    await expect(page.locator('search [role="status"]')).toHaveText(/suggestion/);
    await box(page).fill('ban');
    await expect(lines(page).first()).toContainText(/ban/i);
  }
  expect(await page.locator('search img').count()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 420 }, hasTouch: true });

  test('the list scrolls in what the keyboard leaves of the screen', async ({ page }) => {
    await searchFor(page, 'message');
    const place = await page.locator('[class*="dropdownMenu"]').boundingBox();
    expect(place).not.toBeNull();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(420);
    await seeAll(page).scrollIntoViewIfNeeded();
    await expect(seeAll(page)).toBeInViewport();
    await seeAll(page).tap();
    await expect(page).toHaveURL(/\/search\?q=message$/);
  });
});

for (const mode of ['light', 'dark']) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing with the list open, ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await searchFor(page, 'notifications');
      await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), mode);
      await page.keyboard.press('ArrowDown');
      const check = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
      expect(await check()).toEqual([]);
      await box(page).fill('zweihookx');
      await expect(page.locator('search').getByText('No results')).toBeVisible();
      expect(await check()).toEqual([]);
      await box(page).fill('');
      await expect(lines(page).first()).toContainText('Create a chat');
      expect(await check()).toEqual([]);
    });
  }
}

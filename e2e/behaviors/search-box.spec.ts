import type { Page } from '@playwright/test';
import { findColorViolations, findViolations, otherLooks, showLook } from '../support/accessibility';
import { expect, open, searchBox, suggestions, test, typeInSearch, withoutPrefetch } from '../support/page';

const article = '/chat-features/polls';

const box = (page: Page) => page.locator(searchBox);
const list = (page: Page) => page.locator('#search-suggestions');
const chosen = (page: Page) => page.locator('#search-suggestions [aria-selected="true"]');
const seeAll = (page: Page) => suggestions(page).filter({ hasText: 'See all results' });
const status = (page: Page) => page.locator('search').getByRole('status');

/** Replaces what is in the box, and waits for the suggestions for it. */
async function searchFor(page: Page, words: string): Promise<void> {
  await box(page).fill('');
  await typeInSearch(page, words);
  await expect(status(page)).toHaveText(/suggestion/);
}

test('Ctrl+K focuses the search box', async ({ page }) => {
  await open(page, article);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('slow mode');
  await suggestions(page).first().click();
  await expect(page).toHaveURL(/slow-mode/);
  await expect(list(page)).toBeHidden();
});

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156 Safari/537.36',
  });

  test('Cmd+K focuses the search box', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' }),
    );
    await open(page, article);
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
  });
});

test('the box is a combobox that tells which suggestion is selected', async ({ page }) => {
  await open(page, article);
  await expect(box(page)).toHaveRole('combobox');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await searchFor(page, 'ban');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).toHaveAttribute('aria-controls', 'search-suggestions');

  // The first line is what Enter opens, before the arrow keys choose another.
  const count = await suggestions(page).count();
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', 'search-suggestions-0');
  await expect(status(page)).toHaveText(/^\d+ suggestions$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('r');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await searchFor(page, 'ban');
  for (let line = 1; line < count; line++) {
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveCount(1);
    await expect(suggestions(page).nth(line)).toHaveAttribute('aria-selected', 'true');
    await expect(suggestions(page).nth(line)).toBeInViewport();
  }
  await expect(seeAll(page)).toHaveAttribute('aria-selected', 'true');
  await expect(chosen(page)).toHaveId((await box(page).getAttribute('aria-activedescendant')) ?? '');
  await expect(box(page)).toBeFocused();
  // What Chromium tells screen readers, because Playwright computes roles in its own way.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  expect(nodes.filter(({ role }) => role?.value === 'option')).toHaveLength(count);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(seeAll(page)).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Home');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.type('un');
  await expect(box(page)).toHaveValue('unban');
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await expect(box(page)).toHaveValue('unbans');
});

test('Escape closes the list, a second Escape empties the box, and Tab leaves', async ({ page }) => {
  await open(page, article);
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

  await searchFor(page, 'ban');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).not.toBeFocused();
  await expect(page).toHaveURL(article);
});

test('the pointer chooses what the arrow keys would', async ({ page }) => {
  await open(page, article);
  await searchFor(page, 'ban');
  await suggestions(page).nth(1).hover();
  await expect(chosen(page)).toHaveCount(1);
  await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('Enter opens the first suggestion, at its heading', async ({ page }) => {
  await open(page, article);
  await searchFor(page, 'rules first');
  // Headings are suggested once the texts of the index are loaded, after the titles of the pages.
  await expect(chosen(page)).toHaveAttribute('href', /#/);
  const address = (await chosen(page).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(list(page)).toBeHidden();
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
});

test('a suggestion for the open page moves the focus to its heading', async ({ page }) => {
  await open(page, article);
  await searchFor(page, 'polls');
  await page.locator(`#search-suggestions [href="${article}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Enter opens the search page before there are suggestions', async ({ page }) => {
  await withoutPrefetch(page);
  await page.route('**/search-index.json*', () => undefined);
  await open(page, article);
  await typeInSearch(page, 'webhook');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=webhook');
});

test('suggestions open in a new tab with Ctrl', async ({ page, context }) => {
  await open(page, article);
  await searchFor(page, 'ban');
  const tab = context.waitForEvent('page');
  await suggestions(page)
    .first()
    .click({ modifiers: ['Control'] });
  expect((await tab).url()).not.toMatch(/polls$/);
  await expect(page).toHaveURL(article);
});

test('the list has at most five suggestions below their pages, in lines that fit, and links to all results', async ({
  page,
}) => {
  await open(page, article);
  await searchFor(page, 'notifications');
  expect(await suggestions(page).first().locator('mark').allInnerTexts()).toContain('notifications');
  // Two pages are about this, and only their breadcrumbs tell them apart.
  await expect(list(page)).toContainText('Chat › Messages');
  await expect(list(page)).toContainText('Settings › Messages');

  await searchFor(page, 'message');
  await expect(status(page)).toHaveText(/^[1-5] suggestions$/);
  const groups = list(page).getByRole('group');
  const names = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(names.length);
  const heights = await suggestions(page)
    .locator('[class*="hitText"]')
    .evaluateAll((texts) => texts.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThan(24);
  await seeAll(page).click();
  await expect(page).toHaveURL('/search?q=message');
  await expect(page).toHaveTitle(/^Search results for "message"/);
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(8);
});

test('a question for a value is answered in the first line, and read to screen readers', async ({ page }) => {
  await open(page, article);
  await typeInSearch(page, 'how many channels on pro');
  const answer = list(page).getByRole('group', { name: 'Answer' }).getByRole('option');
  await expect(answer).toHaveText('20 Channels on Pro · Plans and subscriptions');
  await expect(answer).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await answer.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/subscriptions#channels');
});

test('"No results" never flashes while a word is typed', async ({ page }) => {
  await open(page, article);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (/No results/.test(document.querySelector('search')?.textContent ?? '')) {
        seen.push(document.querySelector('input')?.value ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  for (const words of ['two-factor authentication', 'organization', 'who can pin a notice']) {
    await searchFor(page, words);
  }
  await expect(suggestions(page).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('without results, the list offers similar words and other ways to find help', async ({ page }) => {
  await open(page, article);
  await typeInSearch(page, 'zweihookx');
  await expect(page.locator('search').getByText('No results for')).toBeVisible();
  await expect(status(page)).toHaveText('No results. Did you mean webhook?');
  await expect(list(page).getByRole('group', { name: 'More help' }).getByRole('option')).toHaveCount(3);
  await list(page)
    .getByRole('group', { name: 'Did you mean' })
    .getByRole('option', { name: 'webhook' })
    .click();
  await expect(page).toHaveURL('/search?q=webhook');
});

test('the empty box offers common tasks and the pages opened last, which can be forgotten', async ({
  page,
}) => {
  await open(page, article);
  await box(page).click();
  const opened = list(page).getByRole('group', { name: 'Recently opened' });
  await expect(list(page).getByRole('group', { name: 'Common tasks' }).getByRole('option')).toHaveCount(8);
  await expect(opened).toBeHidden();
  await searchFor(page, 'slow mode');
  await suggestions(page).first().click();
  await expect(page).toHaveURL(/slow-mode/);
  await open(page, article);
  await box(page).click();
  await expect(opened.getByRole('option')).toHaveText(['Slow mode']);
  await page.getByRole('button', { name: 'Clear recent pages' }).click();
  await expect(opened).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('search-opened-rookery'))).toBeNull();
});

test('the index loads once, when the pointer or the focus comes near the box', async ({ page }) => {
  await withoutPrefetch(page);
  const requests: string[] = [];
  page.context().on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('search-index')) {
      requests.push(pathname + search);
    }
  });
  await open(page, article);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.locator('search').hover();
  await expect.poll(() => requests.length).toBe(1);
  await searchFor(page, 'ban');
  // The version keeps browsers from searching the index of an older build.
  expect(requests).toEqual([expect.stringMatching(/^\/search-index\.json\?_=[0-9a-f]{8}$/)]);
  await open(page, article);
  await page.getByRole('link', { name: 'FAQ' }).first().focus();
  await expect.poll(() => requests.length).toBe(2);
});

test('no query hangs the page, throws, or injects markup', async ({ page }) => {
  await open(page, article);
  await box(page).click();
  for (const words of [
    'a'.repeat(10_000),
    'ban '.repeat(2_500),
    '!?…"\'()[]{}<>|\\/*+^$.#%&',
    '😀👩‍👩‍👧‍👦🏳️‍🌈',
    'مرحبا بالعالم',
    '<img src=x onerror=alert(1)>',
    'constructor __proto__',
    '\u0000\ud800',
  ]) {
    await box(page).fill(words);
    await expect(status(page)).toHaveText(/suggestion|No results/);
    await box(page).fill('ban');
    await expect(suggestions(page).first()).toContainText(/ban/i);
  }
  expect(await page.locator('search img').count()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 420 }, hasTouch: true });

  test('the list scrolls in the part of the screen that the keyboard leaves', async ({ page }) => {
    await open(page, article);
    await searchFor(page, 'message');
    const place = await page.locator('[class*="dropdownMenu"]').boundingBox();
    expect(place).not.toBeNull();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(420);
    await seeAll(page).scrollIntoViewIfNeeded();
    await expect(seeAll(page)).toBeInViewport();
    await seeAll(page).tap();
    await expect(page).toHaveURL('/search?q=message');
  });

  test('a long query is seen from its start, and Enter searches for it', async ({ page }) => {
    await open(page, article);
    await searchFor(page, 'how do I make someone a moderator in my chat');
    await expect(chosen(page)).toHaveCount(0);
    await expect(status(page)).toHaveText(/^\d+ suggestions?\. First: \S/);
    expect(await box(page).evaluate((input) => input.scrollWidth > input.clientWidth)).toBe(true);
    await expect.poll(() => box(page).evaluate((input) => input.scrollLeft)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=how\+do\+I/);
  });
});

test('the bar of the landing page leads to its box once that is out of view', async ({ page }) => {
  await open(page, '/');
  const button = page.locator('.navbar').getByRole('button', { name: 'Search' });
  await expect(button).toBeHidden();
  await page.getByRole('heading', { name: 'Help by role' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(button).toBeVisible();
  const link = page.locator('.navbar').getByRole('link', { name: 'FAQ' });
  const place = await link.boundingBox();
  await button.click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toBeInViewport();
  await expect(button).toBeHidden();
  await open(page, article);
  expect(await link.boundingBox()).toEqual(place);
});

test('the list is accessible in every look: with suggestions, without results, and for an empty box', async ({
  page,
}) => {
  await open(page, article);
  const states = [
    async () => {
      await searchFor(page, 'notifications');
    },
    async () => {
      await box(page).fill('zweihookx');
      await expect(page.locator('search').getByText('No results for')).toBeVisible();
    },
    async () => {
      await box(page).fill('');
      await expect(suggestions(page).first()).toContainText('Create a chat');
    },
  ];
  for (const show of states) {
    await show();
    expect.soft(await findViolations(page, { color: false })).toEqual([]);
    expect.soft(await findColorViolations(page)).toEqual([]);
  }
  for (const look of otherLooks) {
    await showLook(page, look);
    for (const show of states) {
      await show();
      expect.soft(await findColorViolations(page), `${look.mode}, ${look.width} px`).toEqual([]);
    }
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`in ${scheme} forced colors, what matches has the colors of the system`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await open(page, '/faq');
    await typeInSearch(page, 'ban');
    const system = await page.evaluate(() => {
      const text = document.body.appendChild(document.createElement('p'));
      text.style.background = 'Mark';
      text.style.color = 'MarkText';
      const { backgroundColor, color } = getComputedStyle(text);
      return { backgroundColor, color };
    });
    const match = suggestions(page).first().locator('mark').first();
    await expect(match).toHaveCSS('color', system.color);
    await expect(match).toHaveCSS('background-color', system.backgroundColor);
  });
}

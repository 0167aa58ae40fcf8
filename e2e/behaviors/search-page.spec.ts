import type { Page } from '@playwright/test';
import { expect, open, test, typeInSearch } from '../support/page';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('searchbox');
const firstResult = (page: Page) => main(page).getByRole('article').first();

test('shows the results with their breadcrumbs, best first, and counts them', async ({ page }) => {
  await open(page, '/search?q=notifications');
  await expect(page).toHaveTitle(/^Search results for "notifications"/);
  await expect(box(page)).toHaveValue('notifications');
  const results = main(page).getByRole('article');
  await expect(results.first()).toBeVisible();
  await expect(main(page).getByRole('status')).toHaveText(`${await results.count()} pages found`);
  for (const breadcrumbs of ['Chat › Messages', 'Settings › Messages']) {
    const inPart = results.filter({ has: page.getByText(breadcrumbs, { exact: true }) });
    await expect(inPart.first().getByRole('heading', { level: 2 })).toContainText(/notification/i);
  }
});

test('shows no results before the whole index has loaded, so that they stay as they are', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const first = document.querySelector('main article h2')?.textContent;
      if (first) {
        seen.add(
          `${document.querySelector('main [aria-hidden]:has(+ [role=status])')?.textContent}, ${first}`,
        );
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await open(page, '/search?q=ban');
  await expect(firstResult(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toHaveLength(1);
});

test('follows the address back and forward', async ({ page }) => {
  await open(page, '/search?q=radio');
  await expect(firstResult(page)).toContainText('Radio');
  await typeInSearch(page, 'webhook');
  // From the end of the text, Enter opens no suggestion, even if there are some by then.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=webhook');
  await expect(box(page)).toHaveValue('webhook');
  await firstResult(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/chat-settings/webhooks');
  await page.goBack();
  await expect(box(page)).toHaveValue('webhook');
  await expect(firstResult(page)).toContainText('Webhooks');
  await page.goBack();
  await expect(box(page)).toHaveValue('radio');
  await expect(firstResult(page)).toContainText('Radio');
  await page.goForward();
  await expect(box(page)).toHaveValue('webhook');
});

test('without results, offers similar words and other ways to find help', async ({ page }) => {
  await open(page, '/search?q=zweihookx');
  await expect(main(page).getByRole('status')).toHaveText(/^No results/);
  await expect(main(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
  await main(page).getByRole('link', { name: 'webhook', exact: true }).click();
  await expect(box(page)).toHaveValue('webhook');
  await expect(firstResult(page)).toContainText('Webhooks');
});

test('without a query, has a box to type in, and puts what is typed into the address and the title', async ({
  page,
}) => {
  await open(page, '/search');
  await expect(page).toHaveTitle(/^Search the docs/);
  await box(page).fill('feathers');
  await expect(firstResult(page)).toBeVisible();
  await expect(page).toHaveURL('/search?q=feathers');
  await expect(page).toHaveTitle(/feathers/);
});

test('has its own landmark, and announces a count once the reader stops typing', async ({ page }) => {
  await open(page, '/search');
  const announced = await page.evaluateHandle(() => {
    const told: string[] = [];
    const region = document.querySelector('main [role=status]');
    const note = () => told.push(region?.textContent ?? '');
    new MutationObserver(note).observe(document.querySelector('main') ?? document, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return told;
  });
  const field = main(page).getByRole('search').getByRole('searchbox', { name: 'Search the docs' });
  await field.pressSequentially('mute', { delay: 50 });
  await expect(main(page).getByRole('status')).toHaveText(/pages found$/);
  const counts = (await announced.jsonValue()).filter((text) => text.endsWith('found'));
  expect(new Set(counts).size).toBe(1);
});

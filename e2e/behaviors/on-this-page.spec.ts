import { expect, findCovered, openPage, openTranslated, test } from '../support/page';

const articlePath = '/chat-features/moderation';
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

test('the folded list says whether it is open, and leads to a section', async ({ page }) => {
  await page.setViewportSize(phone);
  await openTranslated(page, articlePath);
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.locator('.theme-doc-toc-mobile a').last().click();
  const heading = page.locator('h2:focus');
  await expect(heading).toBeInViewport();
  expect(await heading.evaluateAll(findCovered)).toEqual([]);
});

test('nothing covers the focused element', async ({ page }) => {
  // Text, phone numbers, a comparison, a wide reference, a component, and a list of pages.
  for (const route of [
    articlePath,
    '/safety',
    '/subscriptions',
    '/organizations/api/chats',
    '/chat-settings',
    '/home',
  ]) {
    await openPage(page, route);
    const stops = page.locator('main').locator('a[href], button, input, select, [tabindex="0"]');
    expect(await stops.count()).toBeGreaterThan(20);
    for (const viewport of [laptop, phone]) {
      await page.setViewportSize(viewport);
      expect.soft(await stops.evaluateAll(findCovered), `${route} at ${viewport.width} px`).toEqual([]);
    }
  }
});

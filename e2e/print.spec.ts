import type { Page } from '@playwright/test';
import { expect, open, test } from './support/page';
import { docRoutes } from './support/routes';

/** How wide a sheet of A4 is between the margins that Chromium leaves, in CSS pixels. */
const sheet = 718;

test.use({ viewport: { width: sheet, height: 1000 } });

/** Opens a page as it is printed. */
async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await open(page, address);
}

/** Parts of a page that no one can use on paper. */
const forScreens =
  'nav, footer, .theme-doc-sidebar-container, .theme-doc-toc-mobile, main button, main input, main select, ' +
  'main textarea, .hash-link, [role="tablist"]';

test('a sheet holds the text, and nothing to press', async ({ page }) => {
  for (const route of [
    '/chat-features/ranks',
    '/chat-features/embed',
    '/organizations/sso',
    '/chat-settings',
  ]) {
    await openOnPaper(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(forScreens).filter({ visible: true }), route).toHaveCount(0);
  }
});

test('every tab is printed below its label', async ({ page }) => {
  await openOnPaper(page, '/organizations/sso');
  const tabs = page.locator('.tabs-container').first();
  const labels = await tabs.locator('[role="tab"]').allTextContents();
  expect(labels.length).toBeGreaterThan(2);
  await expect(tabs.locator('.tab-label')).toHaveText(labels);
  for (const [index] of labels.entries()) {
    await expect(tabs.locator('.tab-label').nth(index)).toBeVisible();
    await expect(tabs.locator('pre').nth(index)).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(tabs.locator('.tab-label').filter({ visible: true })).toHaveCount(0);
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(1);
});

test('of samples that are made when their tab is chosen, the chosen one is printed', async ({ page }) => {
  await open(page, '/organizations/api');
  await page.getByRole('tab', { name: 'Python' }).last().click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.tabs-container').last().locator('.tab-label')).toHaveText('Python');
  await expect(page.locator('.tabs-container').last().locator('pre')).toBeVisible();
});

test('what opens on demand is printed open', async ({ page }) => {
  await openOnPaper(page, '/chat-features/polls');
  // No page has one now; a writer may add one, as plain HTML or as the theme makes it.
  await page.locator('.markdown').evaluate((text) => {
    text.insertAdjacentHTML(
      'beforeend',
      '<details><summary>Who?</summary><p id="plain">The owl.</p></details>',
    );
    text.insertAdjacentHTML(
      'beforeend',
      '<details data-collapsed="true"><summary>Why?</summary>' +
        '<div style="display:none;overflow:hidden;height:0"><div id="folded">It is dark.</div></div></details>',
    );
  });
  for (const id of ['#plain', '#folded']) {
    await expect(page.locator(id)).toBeVisible();
    expect(await page.locator(id).evaluate((element) => element.checkVisibility())).toBe(true);
    expect((await page.locator(id).boundingBox())?.height).toBeGreaterThan(5);
  }
});

test('the address of a link stands behind it, but not within the page', async ({ page }) => {
  await openOnPaper(page, '/chat-features/moderation');
  const text = page.locator('.markdown');
  await expect(text.locator('a[href="/chat-features/action-log"]').first()).toHaveAccessibleName(
    'action log (/chat-features/action-log)',
  );
  await expect(text.getByRole('link', { name: 'what you see and what you can do' })).toHaveAccessibleName(
    'what you see and what you can do',
  );
  await openOnPaper(page, '/');
  await expect(page.getByRole('link', { name: 'See whether Rookery is up' })).toHaveAccessibleName(
    /^See whether Rookery is up \(https:\/\/status\./,
  );
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('link', { name: 'See whether Rookery is up' })).toHaveAccessibleName(
    'See whether Rookery is up',
  );
});

test('it is black on white in dark mode too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme-rookery', 'dark'));
  await openOnPaper(page, '/organizations/sso');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colours = await page.evaluate(() =>
    [
      'html',
      '.markdown p',
      '.markdown h2',
      '.markdown p a',
      'tbody th',
      'tbody td',
      'pre',
      '.token-line span',
    ].map((selector) => {
      const element = document.querySelector(selector);
      const { color, backgroundColor } = element ? getComputedStyle(element) : {};
      return { selector, color, backgroundColor };
    }),
  );
  for (const { selector, color, backgroundColor } of colours) {
    expect(color, selector).toBe('rgb(0, 0, 0)');
    // White, nearly white, or none.
    expect(backgroundColor, selector).toMatch(/^rgb\(2[45]\d, 2[45]\d, 2[45]\d\)$|^rgba\(0, 0, 0, 0\)$/);
  }
});

test('a table is printed whole: no row in two, its head on each sheet', async ({ page }) => {
  for (const route of ['/chat-features/moderation', '/chat-settings']) {
    await openOnPaper(page, route);
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('.table-scroll')].flatMap((box) => {
        const style = (selector: string) => {
          const element = box.querySelector(selector);
          return element ? getComputedStyle(element) : undefined;
        };
        const whole = box.scrollHeight <= box.clientHeight + 1 && getComputedStyle(box).maxHeight === 'none';
        const again = style('thead')?.display === 'table-header-group' && style('table')?.display === 'table';
        const rows = style('tbody tr')?.breakInside === 'avoid' && style('tbody tr')?.display === 'table-row';
        return whole && again && rows ? [] : [box.outerHTML.slice(0, 80)];
      }),
    );
    expect(faults, route).toEqual([]);
  }
});

test('nothing is wider than a sheet', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const route of docRoutes) {
    await openOnPaper(page, route);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > sheet) {
      faults.push(`${route}: ${width} px`);
    }
  }
  expect(faults).toEqual([]);
});

import { expect, open, test } from '../support/page';

// The pages layer checks on every page that it fits a sheet of paper and has nothing on it that only works on a screen.

test('the selected tab is printed, under its label, in black on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme-rookery', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await open(page, '/organizations/sso/tokens');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tabs = page.locator('.tabs-container').first();
  await expect(tabs.locator('.tab-label').filter({ visible: true })).toHaveText('Node');
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(1);

  const parts = [
    'html',
    '.markdown p',
    '.markdown h2',
    '.markdown p a',
    'tbody th',
    'tbody td',
    'pre',
    'pre span',
  ];
  for (const part of parts) {
    const style = await page
      .locator(part)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
    expect(style, part).toEqual({
      color: 'rgb(0, 0, 0)',
      // White, nearly white, or none.
      backgroundColor: expect.stringMatching(/^rgb\(2[45]\d, 2[45]\d, 2[45]\d\)$|^rgba\(0, 0, 0, 0\)$/),
    });
  }

  await page.emulateMedia({ media: 'screen' });
  await expect(tabs.locator('.tab-label').filter({ visible: true })).toHaveCount(0);
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(1);
});

test('folded fields are printed open, and links to other sites with their addresses', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/organizations/api/messages');
  await expect(page.locator('[id="api-object-message-author.name"]')).toBeVisible();
  await open(page, '/safety');
  const text = page.locator('.markdown');
  const ownLink = text.locator('p a[href^="/"], li a[href^="/"]').first();
  await expect(ownLink).toHaveAccessibleName((await ownLink.textContent()) ?? '');
  const otherLink = text.locator('a[href^="https:"]').first();
  const href = await otherLink.getAttribute('href');
  await expect(otherLink).toHaveAccessibleName(`${await otherLink.textContent()} (${href})`);
});

test('tables are printed in full, with their head on each sheet and no row in two', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/chat-features/moderation');
  const tables = await page.locator('.table-scroll').evaluateAll((boxes) =>
    boxes.map((box) => {
      const style = (selector: string) => {
        const element = box.querySelector(selector);
        return element ? getComputedStyle(element) : undefined;
      };
      return {
        isWhole: box.scrollHeight <= box.clientHeight + 1 && getComputedStyle(box).maxHeight === 'none',
        head: style('thead')?.display,
        table: style('table')?.display,
        row: style('tbody tr')?.display,
        breakInRow: style('tbody tr')?.breakInside,
      };
    }),
  );
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    expect(table).toEqual({
      isWhole: true,
      head: 'table-header-group',
      table: 'table',
      row: 'table-row',
      breakInRow: 'avoid',
    });
  }
});

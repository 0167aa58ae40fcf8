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
    '.token-line span',
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

test('a section with nothing but a form is not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, id] of [
    ['/chat-features/moderation', 'check-duration'],
    ['/organizations/sso', 'checker'],
  ] as const) {
    await open(page, address);
    await expect(page.locator(`#${id}`)).toBeHidden();
    await expect(page.locator(`#${id} + p`)).toBeHidden();
  }
});

test('of the API samples, the chosen one is printed', async ({ page }) => {
  await open(page, '/organizations/api/chats');
  await page.getByRole('tab', { name: 'Python' }).last().click();
  await page.emulateMedia({ media: 'print' });
  const tabs = page.locator('.tabs-container').last();
  await expect(tabs.locator('.tab-label').filter({ visible: true })).toHaveText('Python');
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(1);
});

test('collapsed details are printed open, and links to other sites with their addresses', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/chat-features/moderation');
  const text = page.locator('.markdown');
  const ownLink = text.locator('p a[href^="/"], li a[href^="/"]').first();
  await expect(ownLink).toHaveAccessibleName((await ownLink.textContent()) ?? '');
  // No page has details now. A writer can add them as HTML, or with the theme's component.
  await text.evaluate((element) => {
    element.insertAdjacentHTML(
      'beforeend',
      '<details><summary>Who?</summary><p id="plain">The <a href="https://owl.example/who">owl</a>.</p></details>' +
        '<details data-collapsed="true"><summary>Why?</summary>' +
        '<div style="display:none;overflow:hidden;height:0"><div id="folded">It is dark.</div></div></details>',
    );
  });
  await expect(text.locator('#plain a')).toHaveAccessibleName('owl (https://owl.example/who)');
  for (const id of ['#plain', '#folded']) {
    await expect(page.locator(id)).toBeVisible();
    expect(await page.locator(id).evaluate((element) => element.checkVisibility())).toBe(true);
    expect((await page.locator(id).boundingBox())?.height).toBeGreaterThan(5);
  }
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

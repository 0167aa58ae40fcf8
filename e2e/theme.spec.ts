import { expect, open, searchBox, test } from './support/page';

const desktop = { width: 1280, height: 800 };
const article = '/chat-features/moderation';

test.describe('colour mode', () => {
  test.use({ viewport: desktop, colorScheme: 'dark' });

  test('is light at first, whatever the system prefers, and the choice is kept', async ({ page }) => {
    await open(page, article);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: /dark and light mode/i }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => Object.entries(localStorage))).toContainEqual(['theme-rookery', 'dark']);
  });
});

test.describe('navigation bar', () => {
  test('holds the language, the FAQ, the way back to the product, the search and the mode switch', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, article);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('button', { name: /English/ })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
    await expect(bar.getByRole('link', { name: /Back to Rookery/ })).toHaveAttribute(
      'href',
      'https://rookery.example/',
    );
    await expect(bar.locator(searchBox)).toBeVisible();
    await expect(bar.getByRole('button', { name: /dark and light mode/i })).toBeVisible();
  });
});

test('the footer has its four groups, all leading to the product, and the year 2025', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const title of ['About', 'Product', 'Company', 'Resources']) {
    await expect(footer.getByText(title, { exact: true })).toBeVisible();
  }
  const paths = await footer
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href.replace('https://rookery.example', '')),
    );
  expect(new Set(paths)).toEqual(
    new Set([
      '/',
      '/about',
      '/create',
      '/chats',
      '/pricing',
      '/emoji',
      '/blog',
      '/social/mastodon',
      '/social/youtube',
      '/social/discord',
      '/support',
      '/contact',
      '/privacy',
      '/terms',
    ]),
  );
  await expect(footer.getByText('Copyright © 2025 Rookery Chat Ltd.')).toBeVisible();
});

test.describe('mobile menu', () => {
  const toggle = { name: 'Toggle navigation bar' };

  for (const { width, menu } of [
    { width: 996, menu: true },
    { width: 997, menu: false },
  ]) {
    test(`${menu ? 'is there' : 'is gone'} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, article);
      await expect(page.getByRole('button', toggle)).toBeVisible({ visible: menu });
      await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({ visible: !menu });
    });
  }

  test('keeps the focus inside and closes with Escape', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, article);
    await page.getByRole('button', toggle).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('.navbar-sidebar');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', toggle)).toBeFocused();
  });

  test('holds the pages of the section', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, article);
    await page.getByRole('button', toggle).click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Slow mode' }).click();
    await expect(page).toHaveURL(/\/chat-features\/slow-mode$/);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });
});

test('php, ruby and java are highlighted', async ({ page }) => {
  await open(page, '/chat-settings/webhooks');
  for (const language of ['php', 'ruby', 'java']) {
    expect(
      await page.locator(`.language-${language} .token.keyword, .language-${language} .token.string`).count(),
      language,
    ).toBeGreaterThan(0);
  }
});

test('the page can be used at 320 pixels, which is 1280 at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const route of ['/', article, '/subscriptions', '/home', '/faq', '/chat-features/ranks']) {
    await open(page, route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(320);
  }
});

test('a reader who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, article);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`
          .split(',')
          .map((text) => Number.parseFloat(text) || 0);
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

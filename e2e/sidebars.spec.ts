import { expect, open, test } from './support/page';

const sidebar = '.theme-doc-sidebar-menu';

const sections = [
  {
    name: 'account features',
    entry: '/account-features/registration',
    overview: '/account-features',
    has: '/boosts',
  },
  {
    name: 'chat features',
    entry: '/chat-features/embed',
    overview: '/chat-features',
    has: '/bot/games/trivia',
  },
  {
    name: 'chat settings',
    entry: '/chat-settings/chat-information',
    overview: '/chat-settings',
    has: '/chat-settings/webhooks',
  },
  {
    name: 'organizations',
    entry: '/organizations/faq',
    overview: '/organizations',
    has: '/organizations/api',
  },
] as const;

for (const { name, entry, overview, has } of sections) {
  test(`the overview of ${name} shows the section's sidebar, which begins with its entry page`, async ({
    page,
  }) => {
    await open(page, overview);
    const pages = page.locator(`${sidebar} .theme-doc-sidebar-item-link > a`);
    await expect(pages.first()).toHaveAttribute('href', entry);
    await expect(page.locator(`${sidebar} a[href="${has}"]`)).toBeVisible();
    await expect(page.locator(`${sidebar} .sidebar-section a`)).toHaveAttribute('href', overview);
  });
}

for (const route of [
  '/chat-features/embed',
  '/chat-features/embed/guides/wix',
  '/chat-features/sdk',
  '/third-party-cookies',
]) {
  test(`${route} shows the embed sidebar`, async ({ page }) => {
    await open(page, route);
    const pages = page.locator(`${sidebar} .theme-doc-sidebar-item-link > a`);
    await expect(pages.first()).toHaveAttribute('href', '/chat-features/embed');
    await expect(page.locator(`${sidebar} a[href="/integration-guide"]`)).toBeVisible();
    await expect(page.locator(`${sidebar} a[href="${route}"]`)).toHaveAttribute('aria-current', 'page');
  });
}

test('a page without a sidebar ends with its related pages', async ({ page }) => {
  for (const route of ['/home', '/faq', '/safety', '/privacy-compliance', '/cookies', '/what-is-rookery']) {
    await page.goto(route);
    await expect(page.locator(sidebar)).toHaveCount(0);
    expect(await page.locator('.related-pages a').count(), route).toBeGreaterThan(0);
  }
});

test('the sidebar cannot be hidden', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  await expect(page.getByRole('button', { name: /collapse sidebar/i })).toHaveCount(0);
});

test('opening a category leaves the others open', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  const category = (name: string) => page.locator(`${sidebar} .menu__link--sublist`, { hasText: name });
  await category('Caw, the bot').click();
  await expect(category('Caw, the bot')).toHaveAttribute('aria-expanded', 'false');
  await category('Caw, the bot').click();
  for (const name of ['Writing and reading', 'Keeping the peace', 'Caw, the bot']) {
    await expect(category(name)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('the open page is scrolled into view in a long sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/chat-settings/advanced');
  await expect(page.locator(`${sidebar} a[href="/chat-settings/advanced"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the table of contents shows headings of levels 2 and 3', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  const listed = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          document.getElementById(decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1)))
            ?.tagName,
      ),
    );
  expect(new Set(listed)).toEqual(new Set(['H2', 'H3']));
});

import AxeBuilder from '@axe-core/playwright';
import { allSettings } from '../../src/facts/settings';
import { expect, open, test } from '../support/page';

// What all components have in common. The pages layer checks them as they are at first; these queries show the rest.
for (const [address, component] of [
  ['/chat-settings/chat-appearance?size=99&font=comic&theme=custom', '[aria-label="Appearance of the chat"]'],
  ['/organizations/custom-domains?domain=my_chat.example.org', '[class^="checklist_"]'],
  [
    `/organizations/custom-domains?domain=${'a'.repeat(60)}.${'b'.repeat(60)}.example`,
    '[class^="checklist_"]',
  ],
  ['/chat-features/embed?chat=No&height=1&accent=x', '[class^="builder_"]'],
  [
    '/chat-features/embed?chat=night-owls&code=script&mode=popup&open=true&theme=dusk&accent=%23ffee00',
    '[class^="builder_"]',
  ],
  ['/chat-features/embed?code=react&mode=sidebar&theme=contrast&lang=ar&open=true', '[class^="builder_"]'],
  ['/chat-features/ranks?rank=admin&permission=fly', '[class^="explorer_"]'],
  ['/chat-features/ranks?rank=moderator', '[class^="explorer_"]'],
  ['/subscriptions?people=6000&history=ages&features=flying', '[class^="chooser_"]'],
] as const) {
  test(`${address} is accessible in the dark and fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.addInitScript(() => localStorage.setItem('theme-rookery', 'dark'));
    await open(page, address);
    const { violations, incomplete } = await new AxeBuilder({ page }).include(component).analyze();
    expect(violations).toEqual([]);
    // Text that something covers isn't a violation to axe, which can't tell its contrast.
    const covered = incomplete
      .flatMap(({ nodes }) => nodes)
      .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'bgOverlap'));
    expect(covered.map(({ html }) => html)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, visible] of [
    ['/chat-features/markdown', '**bold**'],
    ['/chat-features/moderation', '30 days'],
    ['/organizations/custom-domains', 'CNAME'],
    ['/organizations/sso', 'The checker needs JavaScript.'],
    ['/chat-settings/webhooks/verify', 'The checker needs JavaScript.'],
    ['/chat-settings', allSettings.at(-1)?.setting.label ?? ''],
    ['/account-features/emoji', ':owl:'],
    ['/chat-features/polls', 'Copy page'],
    ['/subscriptions', 'People online at once'],
    ['/chat-features/ranks', 'React to messages'],
    ['/chat-features/embed', '></iframe>'],
    ['/chat-settings/chat-appearance', 'A chat with three messages'],
  ] as const) {
    test(`${address} has no control that does nothing, and says the same`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      const text = main
        .getByText(visible)
        .or(main.getByLabel(visible))
        .or(main.locator('noscript p', { hasText: visible }));
      await expect(text.filter({ visible: true }).first()).toBeVisible();
      const controls = await main
        .locator('button, input, select, textarea')
        .evaluateAll((all) =>
          all.filter((control) => control.getClientRects().length > 0).map(({ outerHTML }) => outerHTML),
        );
      expect(controls).toEqual([]);
    });
  }

  test('every tab, the sidebar, and a way to find pages are there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/organizations/sso/tokens', { waitUntil: 'domcontentloaded' });
    const tabs = page.locator('.tabs-container').first();
    await expect(tabs.locator('.tab-label')).toHaveText(['Node', 'PHP', 'Ruby', 'Java', 'Python']);
    await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(5);
    await expect(
      page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Developers' }),
    ).toBeVisible();
    for (const name of [/dark and light mode/, 'Toggle navigation bar']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await page.getByText('On this page', { exact: true }).click();
    await page.locator('.theme-doc-toc-mobile').getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('textbox').or(page.getByRole('searchbox'))).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'map of all pages' }).click();
    await expect(page).toHaveURL('/home');
  });
});

import { iframeSnippet } from '../../src/facts/embed';
import { allSettings } from '../../src/facts/settings';
import { expect, test } from '../support/page';

test.use({ javaScriptEnabled: false });

test('hides every control that needs scripts, and keeps what answers without them', async ({ page }) => {
  const label = (name: string) => page.getByLabel(name, { exact: true }).first();
  const button = (text: string) => page.locator('button', { hasText: text });
  const cell = (name: string) => page.getByRole('cell', { name }).first();
  const needScripts = page.locator('noscript p', { hasText: 'The checker needs JavaScript.' });
  for (const { address, hidden, visible } of [
    { address: '/chat-features/markdown', hidden: label('Your message'), visible: cell('**bold**') },
    { address: '/chat-features/moderation', hidden: label('Duration'), visible: cell('30 days') },
    {
      address: '/organizations/custom-domains',
      hidden: label('Your domain'),
      visible: page.getByRole('rowheader', { name: 'CNAME' }).first(),
    },
    { address: '/organizations/sso', hidden: label('Expected issuer'), visible: needScripts },
    { address: '/chat-settings/webhooks/verify', hidden: label('Raw body'), visible: needScripts },
    {
      address: '/chat-settings',
      hidden: label('Find a setting'),
      visible: page.locator('tr[data-plan]').last(),
    },
    {
      address: '/account-features/emoji',
      hidden: button('Show all emoji'),
      visible: page.getByText(':owl:').first(),
    },
    {
      address: '/chat-features/polls',
      hidden: button('Copy as Markdown').first(),
      visible: page.getByText('Copy page').first(),
    },
    {
      address: '/subscriptions',
      hidden: page.locator('form input[type="checkbox"]').first(),
      visible: page.locator('table', { hasText: 'People online at once' }),
    },
    {
      address: '/chat-features/ranks',
      hidden: page.locator('select').first(),
      visible: page.locator('table', { hasText: 'React to messages' }),
    },
    {
      address: '/chat-features/embed',
      hidden: label('Chat address'),
      visible: page.locator('pre', { hasText: iframeSnippet('night-owls') }).first(),
    },
    {
      address: '/chat-settings/chat-appearance',
      hidden: label('Theme'),
      visible: page.getByRole('img', { name: /^A chat with three messages/ }),
    },
  ]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(visible, address).toBeVisible();
    // Not merely invisible: it takes no room either.
    expect(await hidden.boundingBox(), address).toBeNull();
    await expect(page.getByRole('button', { name: /^Copy/ }), address).toHaveCount(0);
    if (address === '/chat-settings') {
      await expect(page.locator('tr[data-plan]')).toHaveCount(allSettings.length);
    }
  }
});

test('every tab, the sidebar, and a way to find pages are there, and no control that does nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/organizations/sso/tokens', { waitUntil: 'domcontentloaded' });
  const tabs = page.locator('.tabs-container').first();
  await expect(tabs.locator('.tab-label')).toHaveText(['Node', 'PHP', 'Ruby', 'Java', 'Python']);
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(5);
  await expect(
    page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Integration guide' }),
  ).toBeVisible();
  for (const name of [/dark and light mode/, 'Toggle navigation bar', 'On this page']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await page.goto('/search', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('textbox').or(page.getByRole('searchbox'))).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'map of all pages' }).click();
  await expect(page).toHaveURL('/home');
});

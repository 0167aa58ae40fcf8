import { expect, openPage, openTranslated, test } from '../support/page';

const folder = '/organizations/api';

test('the language of all samples is a query parameter', async ({ page }) => {
  await openTranslated(page, `${folder}/chats?language=python#create-chat`);
  const shown = page.locator('.rk-reference [role="tabpanel"]:visible');
  await expect(shown.last()).toContainText('urllib.request');
  const node = page.getByRole('tab', { name: 'Node', exact: true }).first();
  await node.click();
  await expect(shown.last()).toContainText('await fetch(');
  await expect(page).toHaveURL(/\?language=node#create-chat$/);
  await expect(node).toBeFocused();
});

test('the sidebar marks the current endpoint', async ({ page }) => {
  await openPage(page, `${folder}/chats`);
  const marked = page.locator('.theme-doc-sidebar-menu .rk-current-endpoint');
  await expect(marked).toHaveCount(0);
  await page.goto(`${folder}/chats#create-chat`);
  await expect(marked).toHaveText('Create a chat');
  await page.getByRole('link', { name: 'Rate limits' }).first().click();
  await expect(marked).toHaveCount(0);
});

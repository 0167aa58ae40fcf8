import { expect, openTranslated, test } from '../support/page';

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

import { expect, openTranslated, test } from '../support/page';

const folder = '/organizations/api';

test('the query parameter of a language selects its tab in every sample, and selecting a tab changes the parameter', async ({
  page,
}) => {
  await openTranslated(page, `${folder}/chats?language=python#create-chat`);
  const shown = page.locator('.rk-reference [role="tabpanel"]:visible');
  await expect(shown.last()).toContainText('urllib.request');
  const node = page.getByRole('tab', { name: 'Node', exact: true }).first();
  await node.click();
  await expect(shown.last()).toContainText('await fetch(');
  await expect(page).toHaveURL(/\?language=node#create-chat$/);
  await expect(node).toBeFocused();
});

import { operationsOf, readContract } from '../../src/markdown/reference/api/contract';
import { expect, open, test } from '../support/page';

const folder = '/organizations/api';
const samples = '.reference__samples [role="tabpanel"]';

test('a link to a language opens it in every sample, and choosing another one changes the link', async ({
  page,
}) => {
  await open(page, `${folder}/chats?language=python#create-chat`);
  const operations = operationsOf(readContract()).filter(({ operation }) => operation.tags.includes('chats'));
  const shown = page.locator(`${samples}:visible`);
  await expect(shown).toHaveCount(operations.length);
  await expect(shown.last()).toContainText('urllib.request');
  await page.getByRole('tab', { name: 'Node', exact: true }).first().click();
  await expect(shown).toHaveCount(operations.length);
  await expect(shown.last()).toContainText('await fetch(');
  await expect(page).toHaveURL(/\?language=node#create-chat$/);
});

test('an anchor that has moved to another page leads there', async ({ page }) => {
  await open(page, `${folder}#api-errors-not_found`);
  await expect(page).toHaveURL(`${folder}/errors#not_found`);
  await expect(page.locator('tr[id="not_found"]')).toBeInViewport();
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(folder));
});

test('a link to a folded field unfolds it', async ({ page }) => {
  const id = 'api-object-message-author.name';
  await open(page, `${folder}/messages`);
  await expect(page.locator(`[id="${id}"]`)).toBeHidden();
  await open(page, `${folder}#${id}`);
  await expect(page).toHaveURL(`${folder}/messages#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the list of endpoints leads to one, whose heading is below the bar above', async ({ page }) => {
  await open(page, `${folder}/chats`);
  await page.getByRole('row', { name: 'Update a chat' }).click({ position: { x: 600, y: 10 } });
  await expect(page).toHaveURL(/#update-chat$/);
  const bar = page.locator('summary', { hasText: 'On this page' });
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  const heading = await page.getByRole('heading', { name: 'Update a chat' }).boundingBox();
  expect(heading?.y, 'has room for a focus ring').toBeGreaterThan(y + height + 5);
});

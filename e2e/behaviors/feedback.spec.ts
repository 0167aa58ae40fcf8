import AxeBuilder from '@axe-core/playwright';
import { repository, site } from '../../src/site';
import { feedbackOn, storageOf, trickyReason } from '../support/feedback';
import { expect, open, openAlone, test } from '../support/page';
import { titleOf } from '../support/routes';

// An answer becomes an issue that the reader submits.

const route = '/chat-features/polls';
const pageURL = site.url + route;

test.beforeEach(async ({ context }) => {
  await context.route(`${repository.newIssue}*`, (request) =>
    request.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' }),
  );
});

test('an answer opens a new issue with what was typed, and nothing is sent before', async ({
  page,
  context,
}) => {
  const { button, reason, sendLink, status } = feedbackOn(page);
  const requests = await openAlone(page, route);
  const before = await storageOf(page);
  await button('No').click();
  await reason.fill(trickyReason);
  await expect(sendLink).toHaveAttribute('href', /issues\/new/);
  expect(requests).toEqual([]);

  const opening = context.waitForEvent('page');
  const request = context.waitForEvent('request', (each) => each.url().startsWith(repository.newIssue));
  await sendLink.click();
  const issue = await opening;
  await issue.waitForLoadState();
  const { origin, pathname, searchParams } = new URL(issue.url());
  expect(origin + pathname).toBe(repository.newIssue);
  expect([...searchParams]).toEqual([
    ['title', `${titleOf('/chat-features/polls')}: not helpful`],
    ['body', `Page: ${pageURL}\n\n${trickyReason}`],
  ]);
  expect((await request).headers().referer).toBeUndefined();
  expect(await issue.evaluate(() => window.opener)).toBeNull();
  await expect(status).toHaveText('The form is open in a new tab. Submit it there.');
  await expect(reason).toHaveValue(trickyReason);
  expect(requests).toEqual([]);
  expect(await storageOf(page)).toEqual(before);
});

test('No needs a reason, and Yes does not', async ({ page, context }) => {
  const { button, reason, sendLink } = feedbackOn(page);
  await open(page, route);
  await button('No').click();
  await sendLink.click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/^Tell us in a few words what's missing or wrong/);
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  expect(context.pages()).toHaveLength(1);

  await button('Yes').click();
  await expect(reason).toHaveAttribute('aria-invalid', 'false');
  const opening = context.waitForEvent('page');
  await sendLink.click();
  expect(new URL((await opening).url()).searchParams.get('title')).toBe(
    `${titleOf('/chat-features/polls')}: helpful`,
  );
});

test('an answer can be given, changed, and taken back with the keyboard', async ({ page }) => {
  const { button, reason, sendLink } = feedbackOn(page);
  await open(page, route);
  await page.locator('.related-pages a').last().focus();
  await page.keyboard.press('Tab');
  await expect(button('Yes')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button('No')).toHaveAttribute('aria-pressed', 'true');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleName("What's missing or wrong?");
  await page.keyboard.type('Undo');

  // Escape takes the answer back, and keeps what was typed for the next one.
  await page.keyboard.press('Escape');
  await expect(reason).toHaveCount(0);
  await expect(button('No')).toBeFocused();
  await expect(button('No')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleName(/^What helped you, or what could be better\?/);
  await expect(reason).toHaveValue('Undo');
  await page.keyboard.press('Tab');
  await expect(sendLink).toBeFocused();
  await expect(sendLink).toHaveAttribute('href', /Undo$/);

  // The same answer again takes it back, too.
  await button('Yes').press('Enter');
  await expect(reason).toHaveCount(0);
  await expect(button('Yes')).toBeFocused();
});

test('the next page starts without an answer, and paper has no question', async ({ page }) => {
  const { group, button, reason } = feedbackOn(page);
  await open(page, route);
  await button('No').click();
  await reason.fill('Undo');
  await page.locator('.pagination-nav__link--next').click();
  await expect(
    page.getByRole('heading', { level: 1, name: titleOf('/chat-features/uploads') }),
  ).toBeVisible();
  await expect(button('No')).toHaveAttribute('aria-pressed', 'false');
  await button('No').click();
  await expect(reason).toHaveValue('');
  await page.emulateMedia({ media: 'print' });
  await expect(group).toBeHidden();
});

test('axe finds nothing in the open form on a phone in the dark', async ({ page }) => {
  const { group, button, sendLink } = feedbackOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('theme-rookery', 'dark'));
  await open(page, route);
  await button('No').click();
  await sendLink.click();
  await expect(group.getByText('Tell us in a few words')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('fieldset').analyze();
  expect(violations).toEqual([]);
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { type Page, test as plainTest } from '@playwright/test';
import handler from 'serve-handler';
import { repository } from '../src/site';
import { expect, hydrated, open, requestsOf, test, withoutPrefetch } from './support/page';
import { copySite, type SiteCopy } from './support/siteCopy';

const route = '/chat-features/polls';
const address = `https://docs.rookery.example${route}`;
/** What a reader may type: marks that an address or JSON would have to escape, and more than one line. */
const words = '  Where is "undo"? 50 % + 1 & more #1 <b>\nÜber 🐦 = {x} ';

function group(page: Page) {
  return page.getByRole('group', { name: 'Was this page helpful?' });
}

function button(page: Page, name: string) {
  return group(page).getByRole('button', { name, exact: true });
}

function reasonOf(page: Page) {
  return group(page).getByRole('textbox');
}

function sendLink(page: Page) {
  return group(page).getByRole('link', { name: 'Send' });
}

/** What the page keeps in the browser. */
async function kept(page: Page): Promise<unknown> {
  return {
    cookies: await page.context().cookies(),
    storage: await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]),
  };
}

test.describe('without a server', () => {
  test.beforeEach(async ({ context }) => {
    await context.route(`${repository.newIssue}*`, (request) =>
      request.fulfill({ contentType: 'text/html', body: '<title>New issue</title>' }),
    );
  });

  test('an answer opens a new issue with what was typed, and nothing goes before', async ({
    page,
    context,
  }) => {
    await withoutPrefetch(page);
    await open(page, route);
    const asked = await requestsOf(page);
    const before = await kept(page);
    await button(page, 'No').click();
    await reasonOf(page).fill(words);
    await expect(sendLink(page)).toHaveAttribute('href', /issues\/new/);
    expect(asked).toEqual([]);
    expect(await kept(page)).toEqual(before);

    const opening = context.waitForEvent('page');
    const request = context.waitForEvent('request', (each) => each.url().startsWith(repository.newIssue));
    await sendLink(page).click();
    const issue = await opening;
    await issue.waitForLoadState();
    const { origin, pathname, searchParams } = new URL(issue.url());
    expect(origin + pathname).toBe(repository.newIssue);
    expect([...searchParams]).toEqual([
      ['title', 'Polls: not helpful'],
      ['body', `Page: ${address}\n\n${words}`],
    ]);
    expect((await request).headers().referer).toBeUndefined();
    expect(await issue.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);

    await expect(group(page).getByRole('status')).toHaveText(
      'The form is open in a new tab. Submit it there.',
    );
    await expect(reasonOf(page)).toHaveValue(words);
    expect(asked).toEqual([]);
    expect(await kept(page)).toEqual(before);
  });

  test('No needs a reason, Yes does not', async ({ page, context }) => {
    await open(page, route);
    await button(page, 'No').click();
    await sendLink(page).click();
    await expect(reasonOf(page)).toBeFocused();
    await expect(reasonOf(page)).toHaveAccessibleDescription(/^Say in a few words what is missing or wrong/);
    await expect(reasonOf(page)).toHaveAttribute('aria-invalid', 'true');
    expect(context.pages()).toHaveLength(1);

    await button(page, 'Yes').click();
    await expect(reasonOf(page)).toHaveAttribute('aria-invalid', 'false');
    const opening = context.waitForEvent('page');
    await sendLink(page).click();
    expect(new URL((await opening).url()).searchParams.get('title')).toBe('Polls: helpful');
  });

  test('an answer can be given, changed and taken back with the keyboard', async ({ page, context }) => {
    await open(page, route);
    await page.locator('.related-pages a').last().focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Yes')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await expect(group(page).getByText('What is missing or wrong?')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(reasonOf(page)).toBeFocused();
    await expect(reasonOf(page)).toHaveAccessibleName('What is missing or wrong?');
    await page.keyboard.type('Undo');

    await page.keyboard.press('Escape');
    await expect(reasonOf(page)).toHaveCount(0);
    await expect(button(page, 'No')).toBeFocused();
    await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(group(page).getByText('What helped, or could be better?')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(reasonOf(page)).toHaveValue('Undo');
    await page.keyboard.press('Tab');
    await expect(sendLink(page)).toBeFocused();
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    expect(new URL((await opening).url()).searchParams.get('body')).toBe(`Page: ${address}\n\nUndo`);
  });

  test('the same answer again takes it back', async ({ page }) => {
    await open(page, route);
    await button(page, 'Yes').click();
    await button(page, 'Yes').click();
    await expect(reasonOf(page)).toHaveCount(0);
    await expect(button(page, 'Yes')).toBeFocused();
  });

  test('the next page asks anew', async ({ page }) => {
    await open(page, route);
    await button(page, 'No').click();
    await reasonOf(page).fill('Undo');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Uploads' })).toBeVisible();
    await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'false');
    await button(page, 'No').click();
    await expect(reasonOf(page)).toHaveValue('');
  });

  test('the question is not printed', async ({ page }) => {
    await open(page, route);
    await expect(group(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(group(page)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a link leads to a new issue about the page', async ({ page }) => {
      await page.goto(route);
      await expect(group(page).getByRole('button')).toHaveCount(0);
      const href = await group(page).getByRole('link').getAttribute('href');
      const { origin, pathname, searchParams } = new URL(href ?? '');
      expect(origin + pathname).toBe(repository.newIssue);
      expect([...searchParams]).toEqual([
        ['title', 'About the page “Polls”'],
        ['body', `Page: ${address}\n\n`],
      ]);
    });
  });

  for (const mode of ['light', 'dark']) {
    for (const width of [1280, 390]) {
      test(`axe finds nothing in the open form, ${mode}, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript((value) => localStorage.setItem('theme-rookery', value), mode);
        await open(page, route);
        await button(page, 'No').click();
        await sendLink(page).click();
        await expect(group(page).getByText('Say in a few words')).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  }
});

/** What a server of answers was sent. */
interface Sent {
  readonly method: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

plainTest.describe('with a server', () => {
  plainTest.describe.configure({ mode: 'default' });

  let copy: SiteCopy;
  let site: http.Server;
  let answers: http.Server;
  let origin: string;
  let sent: Sent[] = [];
  let status = 204;

  function portOf(server: http.Server): number {
    return (server.address() as AddressInfo).port;
  }

  function listen(server: http.Server): Promise<void> {
    return new Promise((resolve) => server.listen(0, resolve));
  }

  plainTest.beforeAll(async () => {
    plainTest.setTimeout(300_000);
    answers = http.createServer(async (request, response) => {
      let body = '';
      for await (const part of request) {
        body += part;
      }
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      sent.push({ method: request.method ?? '', headers: request.headers, body });
      response.writeHead(status).end();
    });
    await listen(answers);
    copy = await copySite();
    const built = await copy.build({ ROOKERY_FEEDBACK: `http://127.0.0.1:${portOf(answers)}/answers` });
    expect(built.done, built.output).toBe(true);
    site = http.createServer((request, response) => {
      void handler(request, response, { public: copy.outDir, cleanUrls: true, trailingSlash: false });
    });
    await listen(site);
    origin = `http://localhost:${portOf(site)}`;
  });

  plainTest.afterAll(async () => {
    site?.close();
    answers?.close();
    await copy?.remove();
  });

  plainTest.beforeEach(async ({ page, context }) => {
    sent = [];
    status = 204;
    // What the server may have set before must not go with an answer.
    await context.addCookies([{ name: 'who', value: 'robin', url: `http://127.0.0.1:${portOf(answers)}` }]);
    await page.goto(origin + route);
    await hydrated(page);
  });

  plainTest('an answer goes as it was typed, and nothing else with it', async ({ page }) => {
    const before = await kept(page);
    await button(page, 'No').click();
    await reasonOf(page).fill(words);
    expect(sent).toEqual([]);
    await button(page, 'Send').click();
    await expect(group(page).getByRole('status')).toHaveText('Thank you. Your answer has arrived.');
    await expect(group(page)).toBeFocused();
    await expect(group(page).getByRole('button')).toHaveCount(0);
    expect(sent).toHaveLength(1);
    const [{ method, headers, body } = { method: '', headers: {}, body: '' }] = sent;
    expect(method).toBe('POST');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ page: route, helpful: false, reason: words });
    expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    expect(await kept(page)).toEqual(before);
  });

  plainTest('No needs a reason, Yes does not', async ({ page }) => {
    await button(page, 'No').click();
    await button(page, 'Send').click();
    await expect(reasonOf(page)).toBeFocused();
    expect(sent).toEqual([]);
    await button(page, 'Yes').click();
    await button(page, 'Send').click();
    await expect(group(page).getByRole('status')).toHaveText(/^Thank you/);
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ page: route, helpful: true, reason: '' }]);
  });

  plainTest('an answer that does not arrive stays, and can be sent again', async ({ page, context }) => {
    async function seeThatItStays(): Promise<void> {
      await expect(group(page).getByRole('status')).toHaveText(/^Your answer did not arrive/);
      await expect(button(page, 'Try again')).toBeFocused();
      await expect(reasonOf(page)).toHaveValue(words);
      await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    }

    await button(page, 'No').click();
    await reasonOf(page).fill(words);
    status = 500;
    await button(page, 'Send').click();
    await seeThatItStays();
    await context.setOffline(true);
    await button(page, 'Try again').click();
    await seeThatItStays();
    await context.setOffline(false);
    status = 204;
    await button(page, 'Try again').click();
    await expect(group(page).getByRole('status')).toHaveText(/^Thank you/);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  });
});

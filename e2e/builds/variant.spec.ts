import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { hostingDirOf } from '../../src/plugins/hosting/writeHosting';
import { programs } from '../../tools/test/programs';
import { feedbackOn, storageOf, trickyReason } from '../support/feedback';
import { OwnNginx } from '../support/nginx';
import { expect, open, test } from '../support/page';
import { folderWith, freePort, runProgram } from '../support/programs';
import { copySite, type SiteCopy } from '../support/siteCopy';

// One build with what a normal one leaves out: an announcement, and a server for feedback on another host. The pages
// are on nginx, so they are under the policy of that build.

const needed = [programs.nginx, programs.openssl];
test.skip(!needed.every((program) => program.isInstalled()), 'nginx or openssl is missing');

// All in one worker, with one build.
test.describe.configure({ mode: 'default' });

// The pages and the server for feedback are on other ports than the site of the other tests.
test.use({ ignoreHTTPSErrors: true, allowed: [/another host: https?:\/\/localhost:/] });

const announcement = 'Rookery is down for maintenance on Friday.';
const route = '/chat-features/polls';

/** What the server for feedback received. */
interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let received: Received[] = [];
let status = 204;
let receiver: https.Server;
let receiverURL: string;
let copy: SiteCopy;
let nginx: OwnNginx;

/** Starts a server for feedback on an HTTPS port, which pages of other hosts may use. */
async function startReceiver(port: number): Promise<https.Server> {
  const folder = folderWith({});
  const [cert, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await runProgram(
    ['openssl', 'req', '-x509', ...curve, '-subj', '/CN=localhost', '-out', cert, '-keyout', key],
    { folder },
  );
  const server = https.createServer(
    { cert: fs.readFileSync(cert), key: fs.readFileSync(key) },
    async (request, response) => {
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
      received.push({ method: request.method, headers: request.headers, body });
      response.writeHead(status).end();
    },
  );
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const port = await freePort();
  receiverURL = `https://localhost:${port}`;
  receiver = await startReceiver(port);
  copy = await copySite();
  const environment = {
    ROOKERY_ANNOUNCEMENT: announcement,
    ROOKERY_FEEDBACK: `${receiverURL}/answers`,
  };
  for (const step of [() => copy.build(environment), () => copy.writeHosting(environment, '--no-compress')]) {
    const { done, output } = await step();
    expect(done, output).toBe(true);
  }
  nginx = await OwnNginx.of(copy.outDir, path.join(hostingDirOf(copy.outDir), 'nginx'));
  await nginx.start();
});

test.afterAll(async () => {
  await nginx?.remove();
  receiver?.close();
  await copy?.remove();
});

test.beforeEach(async ({ context }) => {
  received = [];
  status = 204;
  // A cookie that the server set earlier must not be sent with an answer.
  await context.addCookies([{ name: 'who', value: 'robin', url: receiverURL }]);
});

test('shows an announcement above every page until the reader closes it for good', async ({ page }) => {
  await open(page, `${nginx.url}/faq`);
  await expect(page.getByText(announcement)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(announcement)).toBeHidden();
  await open(page, `${nginx.url}/home`);
  await expect(page.getByText(announcement)).toBeHidden();
});

test('sends an answer as it was typed, and nothing else', async ({ page }) => {
  const { group, button, reason, status: news } = feedbackOn(page);
  await open(page, nginx.url + route);
  const before = await storageOf(page);
  await button('No').click();
  await reason.fill(trickyReason);
  expect(received).toEqual([]);
  await button('Send').click();
  await expect(news).toHaveText('Thank you. Your answer has arrived.');
  await expect(group).toBeFocused();
  await expect(group.getByRole('button')).toHaveCount(0);
  expect(received).toHaveLength(1);
  const { method, headers, body } = received[0] ?? { headers: {}, body: '{}' };
  expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
  expect(JSON.parse(body)).toEqual({ page: route, helpful: false, reason: trickyReason });
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
  expect(await storageOf(page)).toEqual(before);
});

test('asks for a reason with No, and not with Yes', async ({ page }) => {
  const { button, reason, status: news } = feedbackOn(page);
  await open(page, nginx.url + route);
  await button('No').click();
  await button('Send').click();
  await expect(reason).toBeFocused();
  expect(received).toEqual([]);
  await button('Yes').click();
  await button('Send').click();
  await expect(news).toHaveText(/^Thank you/);
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([{ page: route, helpful: true, reason: '' }]);
});

test.describe('when sending fails', () => {
  test.use({ allowed: [/another host: https?:\/\/localhost:|status of 500|ERR_INTERNET_DISCONNECTED/] });

  test('keeps the answer, which can be sent again', async ({ page, context }) => {
    const { button, reason, status: news } = feedbackOn(page);
    const expectKept = async () => {
      await expect(news).toHaveText(/^Your answer did not arrive/);
      await expect(button('Try again')).toBeFocused();
      await expect(reason).toHaveValue(trickyReason);
      await expect(button('No')).toHaveAttribute('aria-pressed', 'true');
    };
    await open(page, nginx.url + route);
    await button('No').click();
    await reason.fill(trickyReason);
    status = 500;
    await button('Send').click();
    await expectKept();
    await context.setOffline(true);
    await button('Try again').click();
    await expectKept();
    await context.setOffline(false);
    status = 204;
    await button('Try again').click();
    await expect(news).toHaveText(/^Thank you/);
    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });
});

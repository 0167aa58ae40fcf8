import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { securityHeaders } from '../../src/plugins/hosting/headers';
import { nginxFiles } from '../../src/plugins/hosting/nginx';
import { type LocalNginx, nginxConfigurationOf } from '../../tools/serve/localNginx';
import { programs } from '../../tools/test/programs';
import { expect, nginxFor, test } from '../support/nginx';
import { hydrated } from '../support/page';
import { folderWith, freePort } from '../support/programs';
import { ask } from '../support/rawHttp';
import { buildDir } from '../support/site';

test.skip(!programs.nginx.isInstalled(), 'nginx is missing');

// The pages come from this test's own nginx.
test.use({ allowed: [/another host: http:\/\/localhost:/] });

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
const receiver = http.createServer(async (request, response) => {
  let body = '';
  for await (const part of request) {
    body += part;
  }
  received.push({ method: request.method, url: request.url, headers: request.headers, body });
  response.writeHead(204, { 'Set-Cookie': 'who=robin' }).end();
});
let nginx: LocalNginx;

test.beforeAll(async () => {
  const receiverPort = await freePort();
  await new Promise<void>((resolve) => receiver.listen(receiverPort, '127.0.0.1', resolve));
  const policy = /Security-Policy "([^"]*)"/.exec(
    fs.readFileSync(path.join(nginxConfigurationOf(buildDir), 'headers.conf'), 'utf8'),
  )?.[1];
  const files = nginxFiles({
    headers: securityHeaders(policy ?? ''),
    mediaTypes: [
      ['html', 'text/html; charset=utf-8'],
      ['css', 'text/css'],
      ['js', 'text/javascript'],
      ['svg', 'image/svg+xml'],
    ],
    feedbackPath: '/feedback',
  });
  nginx = await nginxFor(buildDir, folderWith(Object.fromEntries(files)), `127.0.0.1:${receiverPort}`);
  await nginx.start();
});
test.afterAll(async () => {
  await nginx?.remove();
  receiver.close();
});
test.beforeEach(() => {
  received.length = 0;
});

test('a page of the site can send feedback to a path of its host', async ({ page }) => {
  await page.goto(`${nginx.url}/home`);
  await hydrated(page);
  const answer = { page: '/home', helpful: false, reason: 'Where is “undo”? 🐦' };
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/feedback', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, answer);
  expect(status).toBe(204);
  expect(await page.context().cookies()).toEqual([]);
  const { method, url, headers, body } = received[0] ?? { headers: {}, body: '{}' };
  expect([method, url, headers['content-type']]).toEqual(['POST', '/feedback', 'application/json']);
  expect(JSON.parse(body)).toEqual(answer);
  // Nothing about the reader goes along.
  expect(Object.keys(headers).sort()).toEqual(['connection', 'content-length', 'content-type', 'host']);
});

test('only POST to exactly that path reaches the server', async () => {
  for (const [method, target, allow] of [
    ['GET', '/feedback', 'POST'],
    ['PUT', '/feedback', 'POST'],
    ['POST', '/feedback?a=1', 'POST'],
    ['POST', '/x/../feedback', 'POST'],
    ['GET', '/x/../feedback', 'POST'],
    ['POST', '/Feedback', 'GET, HEAD'],
    ['POST', '/feedback/', 'GET, HEAD'],
    ['POST', '/home', 'GET, HEAD'],
  ] as const) {
    const { status, headers } = await ask(nginx.port, target, { method });
    expect([status, headers.allow], `${method} ${target}`).toEqual([405, allow]);
  }
  expect(received).toEqual([]);
});

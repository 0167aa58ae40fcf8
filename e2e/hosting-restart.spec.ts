import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { previewServer } from '../src/plugins/hosting/nginx/servers';
import { nginxConfiguration, OwnNginx } from './support/nginx';
import { hydrated } from './support/page';
import { freePort } from './support/programs';
import { ask } from './support/rawHttp';
import { docRoutes } from './support/routes';
import { buildDir } from './support/site';

/** Readers who ask for one page after the other, and what they got. */
class Readers {
  whole = 0;
  failed = 0;
  readonly wrong: string[] = [];
  readonly #port: number;
  readonly #done: Promise<unknown>;
  #go = true;

  constructor(port: number, count: number) {
    this.#port = port;
    this.#done = Promise.all(Array.from({ length: count }, (_, reader) => this.#read(reader)));
  }

  async #read(reader: number): Promise<void> {
    for (let at = reader; this.#go; at++) {
      const route = docRoutes[at % docRoutes.length] ?? '/home';
      const answer = await ask(this.#port, route, { headers: { 'Accept-Encoding': 'br' } }).catch(
        () => undefined,
      );
      if (!answer) {
        this.failed++;
        // Somebody who finds the site gone does not ask a thousand times a second.
        await wait(5);
      } else if (answer.status === 200 && isPage(answer.body, route)) {
        this.whole++;
      } else {
        this.wrong.push(`${route}: ${answer.status}`);
      }
    }
  }

  /** Waits until that many more pages have come. */
  async get(more: number): Promise<void> {
    const goal = this.whole + more;
    await expect.poll(() => this.whole, { timeout: 30_000 }).toBeGreaterThan(goal);
  }

  async stop(): Promise<void> {
    this.#go = false;
    await this.#done;
  }
}

function isPage(packed: Buffer, route: string): boolean {
  return zlib.brotliDecompressSync(packed).equals(fs.readFileSync(path.join(buildDir, `${route}.html`)));
}

let nginx: OwnNginx;
let port: number;

test.beforeEach(async () => {
  port = await freePort();
  nginx = new OwnNginx(previewServer(port, nginxConfiguration, buildDir), port);
  await nginx.start();
});
test.afterEach(() => nginx.remove());

test('killed and started again under load, it sends whole pages or none', async () => {
  const readers = new Readers(port, 8);
  for (let time = 0; time < 3; time++) {
    await readers.get(100);
    await nginx.kill();
    const failed = readers.failed;
    await expect.poll(() => readers.failed).toBeGreaterThan(failed + 8);
    await nginx.start();
  }
  await readers.get(100);
  await readers.stop();
  expect(readers.wrong).toEqual([]);
});

test('a new configuration under load costs no reader a page', async () => {
  const readers = new Readers(port, 8);
  for (let time = 0; time < 5; time++) {
    await readers.get(100);
    nginx.reload();
  }
  await readers.get(100);
  await readers.stop();
  expect([readers.failed, readers.wrong]).toEqual([0, []]);
});

test('a page that was open goes on after the restart', async ({ page }) => {
  await page.goto(`http://localhost:${port}/chat-features/moderation`);
  await hydrated(page);
  await nginx.kill();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nginx.start();
  await page.locator('.theme-doc-sidebar-menu a[href="/chat-features/polls"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Polls' })).toBeVisible();
});

import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';
import type { LocalNginx } from '../../tools/serve/localNginx';
import { programs } from '../../tools/test/programs';
import { expect, nginxFor, test } from '../support/nginx';
import { hydrated, withoutPrefetch } from '../support/page';
import { ask } from '../support/rawHttp';
import { docRoutes, titleOf } from '../support/routes';
import { buildDir } from '../support/site';

test.skip(!programs.nginx.isInstalled(), 'nginx is missing');

function isPage(compressed: Buffer, route: string): boolean {
  return zlib.brotliDecompressSync(compressed).equals(fs.readFileSync(path.join(buildDir, `${route}.html`)));
}

/** Readers who request one page after another, and what they get. */
class Readers {
  pages = 0;
  failures = 0;
  readonly wrong: string[] = [];
  readonly #port: number;
  readonly #done: Promise<unknown>;
  #stopped = false;

  constructor(port: number, count: number) {
    this.#port = port;
    this.#done = Promise.all(Array.from({ length: count }, (_, reader) => this.#read(reader)));
  }

  async #read(reader: number): Promise<void> {
    for (let at = reader; !this.#stopped; at++) {
      const route = docRoutes[at % docRoutes.length] ?? '/home';
      const headers = { 'Accept-Encoding': 'br' };
      const response = await ask(this.#port, route, { headers }).catch(() => undefined);
      if (!response) {
        this.failures++;
        // A server that is gone refuses at once, and the test needs the processor for other things.
        await wait(5);
      } else if (response.status === 200 && isPage(response.body, route)) {
        this.pages++;
      } else {
        this.wrong.push(`${route}: ${response.status}`);
      }
    }
  }

  /** Waits until they have received this many more pages. */
  async receive(more: number): Promise<void> {
    const goal = this.pages + more;
    await expect.poll(() => this.pages, { timeout: 30_000 }).toBeGreaterThan(goal);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#done;
  }
}

let own: LocalNginx;

test.beforeEach(async () => {
  own = await nginxFor();
  await own.start();
});
test.afterEach(() => own.remove());

test('a reload under load costs no reader a page, and a restart sends no broken one', async () => {
  const readers = new Readers(own.port, 6);
  for (let time = 0; time < 3; time++) {
    await readers.receive(50);
    own.reload();
  }
  await readers.receive(50);
  expect(readers.failures).toBe(0);

  await own.kill();
  await expect.poll(() => readers.failures).toBeGreaterThan(6);
  await own.start();
  await readers.receive(50);
  await readers.stop();
  expect(readers.wrong).toEqual([]);
});

test.describe('an open page', () => {
  // The browser reports what it was fetching when the server went away.
  test.use({ allowed: [/another host: http:\/\/localhost:|net::ERR_/] });

  test('works again after the server was restarted', async ({ page }) => {
    await withoutPrefetch(page);
    await page.goto(`${own.url}/chat-features/moderation`);
    await hydrated(page);
    await own.kill();
    await own.start();
    await page.locator('.theme-doc-sidebar-menu a[href="/chat-features/polls"]').click();
    await expect(
      page.getByRole('heading', { level: 1, name: titleOf('/chat-features/polls') }),
    ).toBeVisible();
  });
});

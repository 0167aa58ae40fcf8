import type { Browser, Page } from '@playwright/test';
import { load } from 'cheerio';
import { openContext } from '../measuring';
import { type BenchServer, brotli } from '../server';

/** A connection like Chrome's "Slow 4G", and a processor four times slower than this one. */
const slowConnection = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const slowProcessor = { rate: 4 };

/** How long no request is made before a page is at rest, in milliseconds. */
const quiet = 3_000;

/** A phone that is touched, and a wide screen with a mouse. */
const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 844 } },
} as const;

/** A visit of a page in a browser with an empty cache. */
export interface Visit {
  readonly page: Page;
  /** When the response for each path began to arrive, in milliseconds since the navigation began. */
  readonly arrivals: ReadonlyMap<string, number>;
  /** Waits until the page is loaded and has made no request for three seconds. */
  rest(): Promise<void>;
}

/**
 * Opens an empty page with an empty cache, ready to go to a URL, and closes it after use.
 * @param slow whether the connection and the processor are slow
 */
export async function visit<Result>(
  browser: Browser,
  server: BenchServer,
  { screen, slow }: { readonly screen: keyof typeof screens; readonly slow: boolean },
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const page = await openContext(browser, screens[screen]);
  const context = page.context();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (slow) {
    await client.send('Network.emulateNetworkConditions', slowConnection);
    await client.send('Emulation.setCPUThrottlingRate', slowProcessor);
  }
  const arrivals = new Map<string, number>();
  let began: number | undefined;
  client.on('Network.requestWillBeSent', ({ timestamp }) => {
    began ??= timestamp;
  });
  client.on('Network.responseReceived', ({ timestamp, response }) => {
    arrivals.set(new URL(response.url).pathname, 1000 * (timestamp - (began ?? 0)));
  });
  let loading = 0;
  page.on('request', () => loading++);
  page.on('requestfinished', () => loading--);
  page.on('requestfailed', () => loading--);
  server.forget();
  try {
    return await use({
      page,
      arrivals,
      async rest() {
        await page.waitForLoadState('load');
        let since = performance.now();
        while (performance.now() - Math.max(since, server.lastRequest()) < quiet) {
          await page.waitForTimeout(100);
          since = loading > 0 ? performance.now() : since;
        }
      },
    });
  } finally {
    await context.close();
  }
}

/** Returns the size of a page's inline scripts, each in Brotli on its own. */
export function inlineScriptSize(server: BenchServer, pathname: string): number {
  const $ = load(server.contentOf(pathname) ?? '');
  return $('script:not([src])')
    .toArray()
    .filter((script) => /module|javascript/.test($(script).attr('type') ?? 'module') && $(script).text())
    .reduce((sum, script) => sum + brotli(Buffer.from($(script).text())).length, 0);
}

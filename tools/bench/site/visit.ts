import type { Browser, Page } from '@playwright/test';
import type { SiteServer } from './server';

/** A line as Chrome's "Slow 4G", and a processor four times slower than this one. */
const slowLine = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const slowProcessor = { rate: 4 };

/** How long no request is made, in milliseconds, before a page is at rest. */
const quiet = 3_000;

/** Screens: a phone that is touched, and a wide one with a mouse. */
const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 844 } },
} as const;
export type Screen = keyof typeof screens;

/** A visit of a page in a browser with an empty cache. */
export interface Visit {
  readonly page: Page;
  /** When an answer began to arrive for each address's path, in milliseconds since the page was navigated to. */
  readonly arrivals: ReadonlyMap<string, number>;
  /** Waits until the page is loaded and has made no request for three seconds. */
  rest(): Promise<void>;
}

/**
 * Opens an empty page with an empty cache, ready to go to an address, and closes it after use.
 * @param slow whether line and processor are slow
 */
export async function visit<Result>(
  browser: Browser,
  server: SiteServer,
  { screen, slow }: { readonly screen: Screen; readonly slow: boolean },
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screens[screen]);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (slow) {
    await client.send('Network.emulateNetworkConditions', slowLine);
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

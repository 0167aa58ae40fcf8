import type { Browser } from '@playwright/test';
import type { BenchServer, Kind } from '../server';
import { type BuiltSite, measuredPage, neighbor } from './sites';
import { inlineScriptSize, visit } from './visit';

/** What a page requests and how it appears until it's at rest, untouched. Bytes in Brotli, times in milliseconds. */
export interface PageLoad {
  /** The path of the page. */
  readonly address: string;
  readonly bytes: Readonly<Record<'html' | 'style' | 'all', number>>;
  readonly requests: number;
  /** All script: files, and what is inline. */
  readonly script: number;
  /** The part of it that is prefetched for other pages. */
  readonly prefetchedScript: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks longer than 50 ms took beyond that, from the first paint on. */
  readonly blocking: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
}

/** Reads what the browser recorded about the page, once it's at rest so that the reading doesn't disturb it. */
function readTimes() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // Without entries, the observer is never called.
      setTimeout(() => resolve([]), 300);
    });
  return Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(async (type) =>
      (await entriesOf(type)).map((entry) => ({
        name: entry.name,
        start: entry.startTime,
        duration: entry.duration,
        shift: 'value' in entry ? Number(entry.value) : 0,
      })),
    ),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Opens a page on a slow phone and waits until it's at rest. */
export function measureLoad(browser: Browser, server: BenchServer, address: string): Promise<PageLoad> {
  return visit(browser, server, { screen: 'phone', slow: true }, async ({ page, rest }) => {
    await page.goto(server.url + address);
    await rest();
    const [paints = [], largest = [], tasks = [], shifts = []] = await page.evaluate(readTimes);
    const firstPaint = paints.find(({ name }) => name === 'first-contentful-paint')?.start ?? Number.NaN;
    const ahead = server.sent.filter(({ prefetched }) => prefetched);
    const bytesOf = (kind?: Kind, sent = server.sent) =>
      sum(sent.filter((each) => !kind || each.kind === kind).map(({ bytes }) => bytes));
    return {
      address,
      bytes: { html: bytesOf('html'), style: bytesOf('style'), all: bytesOf() },
      requests: server.sent.length,
      script: bytesOf('script') + inlineScriptSize(server, address),
      prefetchedScript: bytesOf('script', ahead),
      firstPaint,
      largestPaint: largest.at(-1)?.start ?? Number.NaN,
      blocking: sum(
        tasks.map(({ start, duration }) => Math.max(0, start + duration - Math.max(start, firstPaint) - 50)),
      ),
      shift: sum(shifts.map(({ shift }) => shift)),
    };
  });
}

/** Watches for another heading after a click, in this document or in the next one. */
function watchHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const waitForOther = () => {
    const text = heading();
    if (text && text !== sessionStorage.from) {
      sessionStorage.took = performance.timeOrigin + performance.now() - sessionStorage.clicked;
    } else {
      requestAnimationFrame(waitForOther);
    }
  };
  if (sessionStorage.clicked && !sessionStorage.took) {
    waitForOther();
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.from = heading();
      sessionStorage.clicked = performance.timeOrigin + timeStamp;
      waitForOther();
    },
    { capture: true },
  );
}

/** Returns the milliseconds from a click in the sidebar to the frame that shows the next heading, from a page at rest. */
export function measureClick(
  browser: Browser,
  server: BenchServer,
  site: BuiltSite,
  slow: boolean,
): Promise<number> {
  return visit(browser, server, { screen: 'wide', slow }, async ({ page, rest }) => {
    await page.addInitScript(watchHeading);
    await page.goto(server.url + measuredPage);
    await rest();
    await page
      .locator(site.sidebarLinks)
      .and(page.locator(`[href="${neighbor}"], [href="${neighbor}/"], [href="${neighbor}.html"]`))
      .first()
      .click();
    const took = await page.waitForFunction(() => sessionStorage.getItem('took'));
    return Number(await took.jsonValue());
  });
}

import type { Browser } from '@playwright/test';
import { inlineScripts } from './inlineScripts';
import type { Kind, SiteServer } from './server';
import { visit } from './visit';

/** What a page asks for and how it appears until it is at rest, untouched. Bytes in Brotli, times in milliseconds. */
export interface Load {
  readonly bytes: Readonly<Record<Kind | 'all', number>>;
  readonly requests: number;
  /** All script: files, and what stands in the page. */
  readonly script: number;
  /** The part of it that is fetched ahead for other pages. */
  readonly scriptAhead: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks longer than 50 ms took beyond that, from the first paint on. */
  readonly blocking: number;
  /** The sum of all shifts of the layout. */
  readonly shift: number;
}

/** What the browser has written down about the page, read when it is at rest so that nobody watches meanwhile. */
function readTimes() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // Where nothing was written down, the observer is never called.
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

/** Opens a page on a slow phone and waits until it is at rest. */
export function measureLoad(browser: Browser, server: SiteServer, address: string): Promise<Load> {
  return visit(browser, server, { screen: 'phone', slow: true }, async ({ page, rest }) => {
    await page.goto(server.url + address);
    await rest();
    const [paints = [], largest = [], tasks = [], shifts = []] = await page.evaluate(readTimes);
    const firstPaint = paints.find(({ name }) => name === 'first-contentful-paint')?.start ?? Number.NaN;
    const bytes = { html: 0, script: 0, style: 0, font: 0, image: 0, data: 0, all: 0 };
    for (const { kind, bytes: size } of server.sent) {
      bytes[kind] += size;
      bytes.all += size;
    }
    return {
      bytes,
      requests: server.sent.length,
      script: bytes.script + inlineScripts(server, address),
      scriptAhead: server.sent
        .filter(({ kind, ahead }) => kind === 'script' && ahead)
        .reduce((sum, { bytes }) => sum + bytes, 0),
      firstPaint,
      largestPaint: largest.at(-1)?.start ?? Number.NaN,
      blocking: tasks
        .map(({ start, duration }) => start + duration - Math.max(start, firstPaint) - 50)
        .reduce((sum, time) => sum + Math.max(0, time), 0),
      shift: shifts.reduce((sum, { shift }) => sum + shift, 0),
    };
  });
}

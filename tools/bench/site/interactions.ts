import type { Browser, Page } from '@playwright/test';
import type { BenchServer } from '../server';
import { type BuiltSite, measuredPage } from './sites';
import { visit } from './visit';

/** The processors of a phone, as times slower than this one: for a visit, and for the heaviest component. */
const slower = { visit: 4, finder: 6 };

/** How many links of the sidebar a visit opens. */
const clicks = 20;

/** What is typed into the finder of settings: the first key matches most of the rows. */
const typed = 'message color';

/** Records how long each interaction took until the next frame, from now on. */
function record(): void {
  const durations = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) {
        durations.set(id, Math.max(durations.get(id) ?? 0, entry.duration));
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  Object.assign(window, { durations });
}

/**
 * Returns what was recorded; nothing if each click loaded another document. Browsers round to 8 ms, and don't report what
 * took less than 16 ms, which counts as 8.
 */
async function recorded(page: Page, count: number): Promise<readonly number[]> {
  const durations = await page.evaluate(() => {
    const { durations } = window as { durations?: Map<number, number> };
    return durations && [...durations.values()];
  });
  if (!durations) {
    return [];
  }
  return [...durations, ...Array<number>(Math.max(0, count - durations.length)).fill(8)];
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Returns how long each click of a visit took that opens one page of the sidebar after another, in milliseconds. */
export function measureClicks(
  browser: Browser,
  server: BenchServer,
  site: BuiltSite,
): Promise<readonly number[]> {
  return visit(browser, server, { screen: 'wide', slow: false }, async ({ page, rest }) => {
    await page.goto(server.url + measuredPage);
    await rest();
    await slowDown(page, slower.visit);
    await page.evaluate(record);
    // Links in closed groups can't be clicked.
    const links = page.locator(site.sidebarLinks).filter({ visible: true });
    for (let click = 0; click < clicks; click++) {
      await links.nth(click % (await links.count())).click();
      await page.waitForTimeout(700);
    }
    return recorded(page, clicks);
  });
}

/** Returns how long each key took that is typed into the finder of settings, in milliseconds; the first key first. */
export function measureFinder(browser: Browser, server: BenchServer): Promise<readonly number[]> {
  return visit(browser, server, { screen: 'phone', slow: false }, async ({ page, rest }) => {
    await page.goto(`${server.url}/chat-settings`);
    await rest();
    await slowDown(page, slower.finder);
    await page.getByRole('searchbox', { name: 'Name or description' }).focus();
    await page.evaluate(record);
    for (const key of typed) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(500);
    }
    return recorded(page, typed.length);
  });
}

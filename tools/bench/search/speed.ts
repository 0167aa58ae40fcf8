import type { Browser, Page } from '@playwright/test';
import { openContext } from '../measuring';
import type { BenchServer } from '../server';

const slowLine = { bytesPerSecond: 200_000, delay: 150 };

const first = 'ban';
const typed = 'private messages two-factor';

/** Where each search takes words and shows what it found. */
const places = {
  site: {
    page: '/chat-features/polls',
    box: '.navbar__search-input',
    line: '#search-suggestions [class*="hitTitle"]',
  },
  pagefind: { page: '/peers/pagefind.html', box: 'input', line: 'li' },
} as const;

async function openPage(browser: Browser, server: BenchServer, peer: keyof typeof places): Promise<Page> {
  const page = await openContext(browser, { reducedMotion: 'reduce' });
  // Stops prefetching, which is not the search's.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ effectiveType: '2g', saveData: true }),
    });
  });
  server.slow(undefined);
  await page.goto(server.url + places[peer].page);
  await page.waitForLoadState('networkidle');
  return page;
}

/** From the first focus, with an empty cache, to the first suggestion for a word typed at once; in milliseconds. */
export async function firstSuggestion(
  browser: Browser,
  server: BenchServer,
  peer: keyof typeof places,
): Promise<number> {
  const page = await openPage(browser, server, peer);
  server.slow(slowLine);
  const time = await page.evaluate(
    ({ box, line, words }) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>(box);
        const start = performance.now();
        new MutationObserver(() => {
          const text = document.querySelector(line)?.textContent ?? '';
          // The empty box of this site offers tasks; a suggestion for the word is what counts.
          if (text && text !== 'Create a chat') {
            requestAnimationFrame(() => resolve(performance.now() - start));
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        input?.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    { ...places[peer], words: first },
  );
  server.slow(undefined);
  await page.context().close();
  return time;
}

interface Conditions {
  /** How many times slower its processor is. */
  readonly slowdown: number;
  /** Whether it has workers; a browser's slowdown does not reach them. */
  readonly worker: boolean;
}

/** From a key to the frame that shows its answer, once all is loaded: the slowest but one of ten keys, in milliseconds. */
export async function perKey(
  browser: Browser,
  server: BenchServer,
  { slowdown, worker }: Conditions,
): Promise<number> {
  const page = await openPage(browser, server, 'site');
  if (!worker) {
    await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'));
  }
  await page.locator(places.site.box).focus();
  await page.keyboard.type('zzqx');
  // Said only when all of the index is there.
  await page.getByText('No results').first().waitFor({ timeout: 300_000 });
  await page.locator(places.site.box).fill('');
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate((box) => {
    const times: number[] = [];
    Object.assign(window, { times });
    let start = 0;
    let shown = 0;
    document.querySelector(box)?.addEventListener(
      'input',
      () => {
        if (shown > start) {
          times.push(shown - start);
        }
        start = performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      requestAnimationFrame(() => {
        shown = performance.now();
      });
    }).observe(document.querySelector('search') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, places.site.box);
  await page.locator(places.site.box).pressSequentially(typed, { delay: 60 * slowdown });
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'));
  await page.context().close();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? Number.NaN;
}

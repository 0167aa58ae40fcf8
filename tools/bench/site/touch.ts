import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { inlineScripts } from './inlineScripts';
import { type Point, typedKey, watchUntilFirstPaint } from './inPage';
import type { SiteServer } from './server';
import type { BuiltSite, Control, ControlName } from './sites';
import { type Visit, visit } from './visit';

/** How long a reader waits for the answer to a single touch, and with touches repeated, in milliseconds. */
const patience = { once: 10_000, again: 60_000 };

/** How long a reader waits between touches, in milliseconds. */
const pause = 50;

/** How long after the load of the page an answer has to last, in milliseconds: a site may undo it as it starts. */
const settling = 2_000;

/** A control to be touched, and where. */
export interface Touch {
  readonly site: BuiltSite;
  readonly address: string;
  readonly control: ControlName;
  /** Addresses in the list of pages, which the menu shows. */
  readonly pages: readonly string[];
}

/** The answer to a touch made right after the first paint. */
export interface Answer {
  /** Since the navigation began, in milliseconds. */
  readonly time: number;
  /** When the first touch reached the page, since the navigation began. */
  readonly touched: number;
  /** How many touches it took. */
  readonly touches: number;
}

/** When something is first true in a frame of the page, since the navigation began; nothing if not in time. */
function whenSeen(page: Page, what: 'focus' | ControlName, limit: number): Promise<number | undefined> {
  return page.evaluate(
    ({ what, limit }) =>
      new Promise<number | undefined>((resolve) => {
        const look = () => {
          if (what === 'focus' ? window.watch?.isFocused() : window.watch?.isAnswered(what)) {
            resolve(performance.now());
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
        setTimeout(() => resolve(undefined), limit);
      }),
    { what, limit },
  );
}

/** Waits for the answer of a control. Into a search box the reader types as soon as it has the focus. */
async function answerOf(page: Page, control: ControlName, limit: number): Promise<number | undefined> {
  if (control !== 'search') {
    return whenSeen(page, control, limit);
  }
  if ((await whenSeen(page, 'focus', limit)) === undefined) {
    return undefined;
  }
  const answered = whenSeen(page, control, limit);
  await page.keyboard.press(typedKey);
  return answered;
}

/** Touches a control once as a reader would, by finger, mouse or key. */
async function touchAt(
  page: Page,
  { x, y }: Point,
  { keys }: Control,
  wide: boolean,
  turn: number,
): Promise<void> {
  if (keys) {
    await page.keyboard.press(keys[turn % keys.length] ?? '');
  } else if (wide) {
    await page.mouse.click(x, y);
  } else {
    await page.touchscreen.tap(x, y);
  }
}

/** Opens a page on a slow line and processor and touches a control right after the first paint. */
function touchAtFirstPaint<Result>(
  browser: Browser,
  server: SiteServer,
  { site, address, control, pages }: Touch,
  times: keyof typeof patience,
  use: (visit: Visit, answer: Answer | undefined) => Promise<Result>,
): Promise<Result> {
  // Most sites have the mode switch in the bar on wide screens alone; on a phone it is behind the menu.
  const screen = control === 'mode' ? 'wide' : 'phone';
  const target = site.controls[control];
  return visit(browser, server, { screen, slow: true }, async (visit) => {
    const { page } = visit;
    await page.goto(server.url + address, { waitUntil: 'commit' });
    let point = await watchUntilFirstPaint(page, target, pages);
    let ended = false;
    const answered = answerOf(page, control, patience[times]).finally(() => {
      ended = true;
    });
    let touches = 0;
    while (!ended && (times === 'again' || touches === 0)) {
      if (point) {
        await touchAt(page, point, target, screen === 'wide', touches);
        touches++;
      }
      await wait(pause);
      point = await page.evaluate((of) => window.watch?.targetOf(of), target);
    }
    const time = await answered;
    const touched = await page.evaluate(() => window.watch?.touched ?? Number.NaN);
    return use(visit, time === undefined ? undefined : { time, touched, touches });
  });
}

/**
 * When a single touch of a control, made right after the first paint, is answered.
 * @returns nothing where it is lost: not answered in time, or undone when the page had loaded
 */
export function touchOfOne(browser: Browser, server: SiteServer, touch: Touch): Promise<Answer | undefined> {
  return touchAtFirstPaint(browser, server, touch, 'once', async ({ page }, answer) => {
    await page.waitForLoadState('load');
    await wait(settling);
    return (await page.evaluate((control) => window.watch?.isAnswered(control), touch.control))
      ? answer
      : undefined;
  });
}

/**
 * When a control answers a reader who touches it again and again from the first paint on.
 * @throws where it never does
 */
export function touchUntilAnswered(browser: Browser, server: SiteServer, touch: Touch): Promise<Usable> {
  return touchAtFirstPaint(browser, server, touch, 'again', async ({ arrivals }, answer) => {
    if (!answer) {
      throw new Error(
        `${touch.site.name}: nothing answered the ${touch.control} on ${touch.address}. Mend its selector in tools/bench/site.`,
      );
    }
    const script = server.sent
      .filter(({ kind, path }) => kind === 'script' && (arrivals.get(path) ?? Infinity) <= answer.time)
      .reduce((sum, { bytes }) => sum + bytes, inlineScripts(server, touch.address));
    return { ...answer, script };
  });
}

/** The answer to a reader who goes on touching. */
export interface Usable extends Answer {
  /** All script that had begun to arrive by then, with what stands in the page; bytes in Brotli. */
  readonly script: number;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { BenchServer } from '../server';
import { typedKey, watchUntilFirstPaint } from './inPage';
import { type BuiltSite, type ControlName, measuredPage, sidebarPages } from './sites';
import { inlineScriptSize, type Visit, visit } from './visit';

/** How long a reader waits for the answer to a single touch, and with touches repeated, in milliseconds. */
const timeouts = { once: 10_000, repeated: 60_000 };

/** How long a reader waits between touches, in milliseconds. */
const pause = 50;

/** How long after the page has loaded an answer has to last, in milliseconds: a site may undo it as it starts. */
const settling = 2_000;

/** The answer to a touch made right after the first paint. */
export interface Answer {
  /** Since the navigation began, in milliseconds. */
  readonly time: number;
  /** How many touches it took. */
  readonly touches: number;
}

/** The answer to a reader who touches a control again and again. */
export interface RepeatedAnswer extends Answer {
  /** All script that had begun to arrive by then, inline script included; bytes in Brotli. */
  readonly script: number;
}

/** Returns when something is first true in a frame of the page, since the navigation began; undefined if not in time. */
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

/** Waits for the answer of a control. The reader types into a search box as soon as it has the focus. */
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

/** Opens the page on a slow connection and processor, and touches a control right after the first paint. */
function touchAtFirstPaint<Result>(
  browser: Browser,
  server: BenchServer,
  site: BuiltSite,
  control: ControlName,
  times: keyof typeof timeouts,
  use: (visit: Visit, answer: Answer | undefined) => Promise<Result>,
): Promise<Result> {
  // On a phone, most sites have the mode switch behind the menu.
  const screen = control === 'mode' ? 'wide' : 'phone';
  const target = site.controls[control];
  if (!target) {
    throw new Error(`${site.name} has no ${control} in tools/bench/site.`);
  }
  return visit(browser, server, { screen, slow: true }, async (visit) => {
    const { page } = visit;
    await page.goto(server.url + measuredPage, { waitUntil: 'commit' });
    let point = await watchUntilFirstPaint(page, target, sidebarPages);
    let ended = false;
    const answered = answerOf(page, control, timeouts[times]).finally(() => {
      ended = true;
    });
    let touches = 0;
    while (!ended && (times === 'repeated' || touches === 0)) {
      if (point && target.keys) {
        await page.keyboard.press(target.keys[touches % target.keys.length] ?? '');
      } else if (point) {
        await (screen === 'wide'
          ? page.mouse.click(point.x, point.y)
          : page.touchscreen.tap(point.x, point.y));
      }
      touches += point ? 1 : 0;
      await wait(pause);
      point = await page.evaluate((of) => window.watch?.targetOf(of), target);
    }
    const time = await answered;
    return use(visit, time === undefined ? undefined : { time, touches });
  });
}

/**
 * Returns when a single touch of a control, right after the first paint, is answered; undefined if it's lost: not
 * answered in time, or undone once the page has loaded.
 */
export function touchOnce(
  browser: Browser,
  server: BenchServer,
  site: BuiltSite,
  control: ControlName,
): Promise<Answer | undefined> {
  return touchAtFirstPaint(browser, server, site, control, 'once', async ({ page }, answer) => {
    await page.waitForLoadState('load');
    await wait(settling);
    return (await page.evaluate((name) => window.watch?.isAnswered(name), control)) ? answer : undefined;
  });
}

/**
 * Returns when a control answers a reader who touches it again and again from the first paint on.
 * @throws if it never does
 */
export function touchUntilAnswered(
  browser: Browser,
  server: BenchServer,
  site: BuiltSite,
  control: ControlName,
): Promise<RepeatedAnswer> {
  return touchAtFirstPaint(browser, server, site, control, 'repeated', async ({ arrivals }, answer) => {
    if (!answer) {
      throw new Error(
        `${site.name}: nothing answered the ${control} on ${measuredPage}. Fix its selector in tools/bench/site.`,
      );
    }
    const script = server.sent
      .filter(({ kind, path }) => kind === 'script' && (arrivals.get(path) ?? Infinity) <= answer.time)
      .reduce((sum, { bytes }) => sum + bytes, inlineScriptSize(server, measuredPage));
    return { ...answer, script };
  });
}

import type { Browser } from '@playwright/test';
import { type Load, measureLoad } from './load';
import { measureClick } from './navigation';
import type { SiteServer } from './server';
import { sidebarPages } from './sidebarPages';
import {
  type BuiltSite,
  type ControlName,
  controlNames,
  measuredPages,
  neighbour,
  type PageName,
} from './sites';
import { type Answer, touchOfOne, touchUntilAnswered, type Usable } from './touch';

/** All runs of one site, in the order in which they were made. */
export interface Runs {
  readonly loads: Readonly<Record<PageName, Load[]>>;
  /** The mode switch touched until it answers. */
  readonly usable: Readonly<Record<PageName, Usable[]>>;
  /** Controls of the middling page touched once; nothing where the touch was lost. */
  readonly once: Readonly<Record<ControlName, (Answer | undefined)[]>>;
  /** The same touched until they answer, where one touch was lost. */
  readonly again: Readonly<Record<ControlName, Answer[]>>;
  /** From a click in the sidebar to the next heading, on this line and processor and on slow ones, in milliseconds. */
  readonly clicks: Readonly<Record<'plain' | 'slow', number[]>>;
}

/** A site that is served, and what was measured of it. */
export interface Measured {
  readonly site: BuiltSite;
  readonly server: SiteServer;
  readonly runs: Runs;
}

export function noRuns(): Runs {
  return {
    loads: { short: [], middle: [], long: [] },
    usable: { short: [], middle: [], long: [] },
    once: { menu: [], mode: [], search: [] },
    again: { menu: [], mode: [], search: [] },
    clicks: { plain: [], slow: [] },
  };
}

/** After so many lost touches in a row a control is known to lose them, and is no longer touched once. */
const known = 2;

async function measureTouch(
  browser: Browser,
  { site, server, runs }: Measured,
  control: ControlName,
): Promise<void> {
  const touch = { site, address: measuredPages.middle, control, pages: sidebarPages };
  const tried = runs.once[control];
  const losesAll = tried.length >= known && tried.every((answer) => !answer);
  const answer = losesAll ? undefined : await touchOfOne(browser, server, touch);
  if (!losesAll) {
    tried.push(answer);
  }
  if (!answer) {
    runs.again[control].push(await touchUntilAnswered(browser, server, touch));
  }
}

/**
 * Measures each of the sites once, in turns so that what else the machine does meets all of them.
 */
export async function measureRound(browser: Browser, sites: readonly Measured[]): Promise<void> {
  const inTurns = async (step: (measured: Measured) => Promise<unknown>) => {
    for (const measured of sites) {
      await step(measured);
    }
  };
  for (const [name, address] of Object.entries(measuredPages) as [PageName, string][]) {
    await inTurns(async ({ server, runs }) =>
      runs.loads[name].push(await measureLoad(browser, server, address)),
    );
    await inTurns(async ({ site, server, runs }) =>
      runs.usable[name].push(
        await touchUntilAnswered(browser, server, { site, address, control: 'mode', pages: sidebarPages }),
      ),
    );
  }
  for (const control of controlNames) {
    await inTurns((measured) => measureTouch(browser, measured, control));
  }
  for (const slow of [false, true]) {
    await inTurns(async ({ site, server, runs }) =>
      runs.clicks[slow ? 'slow' : 'plain'].push(
        await measureClick(browser, server, { site, from: measuredPages.middle, target: neighbour, slow }),
      ),
    );
  }
}

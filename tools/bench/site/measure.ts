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
import { visit } from './visit';

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

/** What was measured before anything was. */
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
  if (!losesAll) {
    tried.push(await touchOfOne(browser, server, touch));
  }
  if (losesAll || !tried.at(-1)) {
    // The mode switch was touched until it answered already, to see when the page is usable.
    const usable = control === 'mode' ? runs.usable.middle.at(-1) : undefined;
    runs.again[control].push(usable ?? (await touchUntilAnswered(browser, server, touch)));
  }
}

/** Runs a step on each site in turn, so that what else the machine does meets all of them. */
async function inTurns(
  sites: readonly Measured[],
  step: (measured: Measured) => Promise<unknown>,
): Promise<void> {
  for (const measured of sites) {
    await step(measured);
  }
}

/** Measures once how each site loads a page, and when that is usable. */
export async function measurePage(
  browser: Browser,
  sites: readonly Measured[],
  name: PageName,
): Promise<void> {
  const address = measuredPages[name];
  await inTurns(sites, async ({ server, runs }) =>
    runs.loads[name].push(await measureLoad(browser, server, address)),
  );
  await inTurns(sites, async ({ site, server, runs }) =>
    runs.usable[name].push(
      await touchUntilAnswered(browser, server, { site, address, control: 'mode', pages: sidebarPages }),
    ),
  );
}

/** Measures once how each site answers touches of the middling page, and clicks in its sidebar. */
export async function measureAnswers(browser: Browser, sites: readonly Measured[]): Promise<void> {
  for (const control of controlNames) {
    await inTurns(sites, (measured) => measureTouch(browser, measured, control));
  }
  for (const line of ['plain', 'slow'] as const) {
    await inTurns(sites, async ({ site, server, runs }) => {
      const way = { site, from: measuredPages.middle, target: neighbour, slow: line === 'slow' };
      runs.clicks[line].push(await measureClick(browser, server, way));
    });
  }
}

/** Opens pages at full speed, so that the servers have compressed them before they are measured. */
export async function warmUp(
  browser: Browser,
  sites: readonly Measured[],
  addresses: readonly string[],
): Promise<void> {
  await inTurns(sites, async ({ server }) => {
    for (const address of addresses) {
      await visit(browser, server, { screen: 'wide', slow: false }, async ({ page }) => {
        await page.goto(server.url + address);
        await page.waitForTimeout(500);
      });
    }
  });
}

/** Opens the search, so that the servers have compressed what it loads before it is measured. */
export async function warmUpSearch(browser: Browser, sites: readonly Measured[]): Promise<void> {
  await inTurns(sites, ({ site, server }) =>
    touchUntilAnswered(browser, server, {
      site,
      address: measuredPages.middle,
      control: 'search',
      pages: sidebarPages,
    }),
  );
}

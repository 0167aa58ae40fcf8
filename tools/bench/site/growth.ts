import type { Build } from './build';
import { measureBuilds } from './builds';
import { buildFigures, type PageFigures, pageFigures } from './figures';
import { measurePage, warmUp } from './measure';
import { multipliedContent, multipliedSite } from './multiplied';
import { note } from './note';
import { withServed } from './served';
import { measuredPages } from './sites';

/** What was measured of a site with many times the pages. */
export interface Growth {
  readonly page: PageFigures;
  readonly build: Build;
}

/**
 * Measures how each site loads a page, and builds, with many times the pages.
 * @param count how often it is loaded; it is built once
 * @returns the figures by the sites' names
 */
export async function measureGrowth(count: number): Promise<ReadonlyMap<string, Growth>> {
  const copy = await multipliedSite();
  try {
    const { builds, sites } = await measureBuilds({
      count: 1,
      folder: copy.dir,
      change: multipliedContent,
      alsoAlone: false,
    });
    const served = await withServed(sites, async (browser, all) => {
      await warmUp(browser, all, [measuredPages.middle]);
      for (let round = 1; round <= count; round++) {
        note(`Many pages, round ${round} of ${count}`);
        await measurePage(browser, all, 'middle');
      }
    });
    return new Map(
      served.map(({ site: { name }, runs }) => [
        name,
        { page: pageFigures(runs, 'middle'), build: buildFigures(builds.get(name) ?? []) },
      ]),
    );
  } finally {
    await copy.remove();
  }
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtFiles } from '../../../src/plugins/hosting/builtFiles';
import { hostingDirOf } from '../../../src/plugins/hosting/writeHosting';
import { type Builds, measureBuilds } from './builds';
import { figuresOf } from './figures';
import { footnotes } from './footnotes';
import { measureGrowth } from './growth';
import { type Measured, measureAnswers, measurePage, warmUp, warmUpSearch } from './measure';
import { note } from './note';
import { growthTable, tableOf } from './report';
import { withServed } from './served';
import { type BuiltSite, measuredPages, neighbour, ours } from './sites';

/** How often everything is measured: to compare, and to see quickly where the site stands. */
const rounds = { full: 10, quick: 3 };

/** How often what hardly varies is measured at most: the other pages, larger sites, and builds. */
const few = 3;

function measureSites(sites: readonly BuiltSite[], count: number): Promise<readonly Measured[]> {
  return withServed(sites, async (browser, served) => {
    note('Letting the servers compress what they will send');
    await warmUp(browser, served, [...Object.values(measuredPages), neighbour]);
    await warmUpSearch(browser, served);
    for (let round = 1; round <= count; round++) {
      note(`Round ${round} of ${count}`);
      await measurePage(browser, served, 'middle');
      await measureAnswers(browser, served);
      if (round <= few) {
        await measurePage(browser, served, 'short');
        await measurePage(browser, served, 'long');
      }
    }
  });
}

/** What is measured of the site as it stands: no builds, and no peers. */
function asItStands(): Builds {
  builtFiles(ours.folder);
  return { builds: new Map(), alone: [], sites: [ours] };
}

function writeReport(all: object): string {
  const report = path.join(hostingDirOf(ours.folder), 'bench.json');
  fs.mkdirSync(path.dirname(report), { recursive: true });
  fs.writeFileSync(report, `${JSON.stringify(all, null, 2)}\n`);
  return report;
}

/**
 * Measures what a reader on a slow phone gets of the built site, beside its peers, and prints it as tables in Markdown.
 * @throws where an option is wrong, or with `--quick` where there is no built site
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
  });
  const count = Number(values.rounds ?? (values.quick ? rounds.quick : rounds.full));
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--rounds takes a whole number from 1 on, not "${values.rounds}".`);
  }
  const { builds, alone, sites } = values.quick
    ? asItStands()
    : await measureBuilds({
        count: Math.min(count, few),
        folder: path.dirname(ours.folder),
        alsoAlone: true,
      });
  const measured = await measureSites(sites, count);
  const figures = new Map(
    measured.map(({ site: { name }, runs }) => [
      name,
      figuresOf(runs, builds.get(name) ?? [], name === ours.name ? alone : []),
    ]),
  );
  process.stdout.write(
    `\n${measuredPages.middle}, medians of ${count} runs\n\n${tableOf(figures)}\n${footnotes}\n`,
  );
  const result = {
    cpus: os.cpus().length,
    rounds: count,
    pages: measuredPages,
    figures: Object.fromEntries(figures),
    runs: Object.fromEntries(measured.map(({ site, runs }) => [site.name, runs])),
    builds: { ...Object.fromEntries(builds), 'Docusaurus alone': alone },
  };
  // The builds of the larger sites take long. What is measured until then is kept, whatever becomes of them.
  const report = writeReport(result);
  if (!values.quick) {
    const growth = await measureGrowth(Math.min(count, few));
    process.stdout.write(`${growthTable(figures, growth)}\n`);
    writeReport({ ...result, growth: Object.fromEntries(growth) });
  }
  process.stdout.write(`All figures: ${report}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { builtFiles } from '../../plugins/hosting/builtFiles';
import { hostingDirOf } from '../../plugins/hosting/writeHosting';
import { launchBrowser } from '../browser';
import { type Build, measureBuild, type Recipe } from './build';
import { makeCertificate } from './certificate';
import { figuresOf } from './figures';
import { type Measured, measureAnswers, measurePage, noRuns, warmUp } from './measure';
import { peers } from './peers';
import { buildAlone, builtBy, peerBuild, wholeBuild } from './recipes';
import { tableOf } from './report';
import { serveBuilt } from './server';
import { type BuiltSite, measuredPages, ours } from './sites';

const projectDir = path.dirname(ours.folder);

/** How often everything is measured: to compare, and to see quickly where the site stands. */
const rounds = { full: 10, quick: 3 };

/** How often what hardly varies is measured at most: the bytes of the other pages, and builds. */
const few = 3;

function note(text: string): void {
  process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`);
}

/** Serves the sites, and closes browser and servers after use. */
async function withServed<Result>(
  sites: readonly BuiltSite[],
  use: (browser: Browser, served: readonly Measured[]) => Promise<Result>,
): Promise<Result> {
  const certificate = makeCertificate();
  const browser = await launchBrowser([certificate.trust]);
  const served: Measured[] = [];
  try {
    for (const site of sites) {
      served.push({ site, server: await serveBuilt(site.folder, certificate), runs: noRuns() });
    }
    return await use(browser, served);
  } finally {
    await browser.close();
    await Promise.all(served.map(({ server }) => server.close()));
  }
}

/** Measures the sites in the browser, round by round. */
function measureSites(sites: readonly BuiltSite[], count: number): Promise<readonly Measured[]> {
  return withServed(sites, async (browser, served) => {
    note('Letting the servers compress what they will send');
    await warmUp(browser, served);
    for (let round = 1; round <= count; round++) {
      note(`Round ${round} of ${count}`);
      await measurePage(browser, served, 'middle');
      await measureAnswers(browser, served);
      if (round <= few) {
        await measurePage(browser, served, 'short');
        await measurePage(browser, served, 'long');
      }
    }
    return served;
  });
}

/** Builds every site as often, in turns. Returns the builds by the sites' names, and the sites. */
async function measureBuilds(count: number) {
  const builds = new Map<string, Build[]>();
  const alone: Build[] = [];
  const sites = new Map<string, BuiltSite>([[ours.name, ours]]);
  const add = async (name: string, recipe: Recipe) => {
    note(`Building ${name}`);
    builds.set(name, [...(builds.get(name) ?? []), await measureBuild(recipe)]);
  };
  for (let round = 1; round <= count; round++) {
    // First, because the peers build the Markdown that it writes.
    await add(ours.name, wholeBuild(projectDir));
    alone.push(await measureBuild(buildAlone(projectDir)));
    for (const peer of peers) {
      const recipe = peerBuild(peer);
      await add(peer.name, recipe);
      sites.set(peer.name, builtBy(peer, recipe));
    }
  }
  return { builds, alone, sites: [...sites.values()] };
}

/** Measures how fast the built site is for a reader on a slow phone, and prints a table; see README.md. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, rounds: { type: 'string' } },
  });
  const count = Number(values.rounds ?? (values.quick ? rounds.quick : rounds.full));
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--rounds is a whole number from 1 on, and not "${values.rounds}".`);
  }
  if (values.quick) {
    builtFiles(ours.folder);
  }
  const { builds, alone, sites } = values.quick
    ? { builds: new Map<string, Build[]>(), alone: [], sites: [ours] }
    : await measureBuilds(Math.min(count, few));
  const measured = await measureSites(sites, count);
  const figures = new Map(
    measured.map(({ site: { name }, runs }) => [
      name,
      figuresOf(runs, builds.get(name) ?? [], name === ours.name ? alone : []),
    ]),
  );
  process.stdout.write(`\n${measuredPages.middle}, medians of ${count} runs.\n\n${tableOf(figures)}`);
  const report = path.join(hostingDirOf(ours.folder), 'bench.json');
  fs.mkdirSync(path.dirname(report), { recursive: true });
  const all = {
    cpus: os.cpus().length,
    rounds: count,
    pages: measuredPages,
    figures: Object.fromEntries(figures),
    runs: Object.fromEntries(measured.map(({ site, runs }) => [site.name, runs])),
    builds: { ...Object.fromEntries(builds), 'Docusaurus alone': alone },
  };
  fs.writeFileSync(report, `${JSON.stringify(all, null, 2)}\n`);
  process.stdout.write(`\nAll figures: ${report}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});

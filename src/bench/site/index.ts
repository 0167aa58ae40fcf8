import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtFiles } from '../../plugins/hosting/builtFiles';
import { hostingDirOf } from '../../plugins/hosting/writeHosting';
import { launchBrowser } from '../browser';
import { makeCertificate } from './certificate';
import { figuresOf } from './figures';
import { type Measured, measureRound, noRuns } from './measure';
import { tableOf } from './report';
import { serveBuilt } from './server';
import { type BuiltSite, measuredPages, ours } from './sites';

/** How often everything is measured: to compare, and to see quickly where the site stands. */
const rounds = { full: 10, quick: 3 };

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Serves the sites and measures them in turns. A first round, not counted, lets the servers compress what they send. */
async function measureSites(sites: readonly BuiltSite[], count: number): Promise<Measured[]> {
  const certificate = makeCertificate();
  const browser = await launchBrowser([certificate.trust]);
  const measured: Measured[] = [];
  try {
    for (const site of sites) {
      measured.push({ site, server: await serveBuilt(site.folder, certificate), runs: noRuns() });
    }
    for (let round = 0; round <= count; round++) {
      note(round === 0 ? 'A first round, which does not count' : `Round ${round} of ${count}`);
      await measureRound(
        browser,
        round === 0 ? measured.map((each) => ({ ...each, runs: noRuns() })) : measured,
      );
    }
    return measured;
  } finally {
    await browser.close();
    await Promise.all(measured.map(({ server }) => server.close()));
  }
}

/** Measures how fast the built site is for a reader on a slow phone, and prints a table; see README.md. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
  builtFiles(ours.folder);
  const count = values.quick ? rounds.quick : rounds.full;
  const measured = await measureSites([ours], count);
  const figures = new Map(measured.map(({ site, runs }) => [site.name, figuresOf(runs)]));
  process.stdout.write(`${tableOf(figures)}\n${measuredPages.middle}, medians of ${count} runs.\n`);
  const report = path.join(hostingDirOf(ours.folder), 'bench.json');
  const runs = Object.fromEntries(measured.map(({ site, runs }) => [site.name, runs]));
  fs.mkdirSync(path.dirname(report), { recursive: true });
  fs.writeFileSync(
    report,
    `${JSON.stringify({ cpus: os.cpus().length, count, pages: measuredPages, figures: Object.fromEntries(figures), runs }, null, 2)}\n`,
  );
  process.stdout.write(`All figures: ${report}\n`);
}

void run();

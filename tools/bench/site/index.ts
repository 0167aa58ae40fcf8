import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { builtFiles } from '../../../src/plugins/builtFiles';
import { makeCertificate } from '../certificate';
import { launchBrowser, progress, runBench } from '../measuring';
import { type BenchServer, serveBuilt } from '../server';
import { type Build, measureBuild } from './build';
import { measureClicks, measureFinder } from './interactions';
import { measureClick, measureLoad } from './pageLoad';
import { folderOf, peers, preparePeer } from './peers';
import { type Runs, reportOf } from './report';
import {
  type BuiltSite,
  type ControlName,
  controlNames,
  measuredPage,
  neighbor,
  otherPages,
  ours,
  projectDir,
} from './sites';
import { touchOnce, touchUntilAnswered } from './touch';
import { visit } from './visit';
import { addedParagraph, measureWriting, type Workshop, type Writing } from './writing';

const rounds = { full: 10, quick: 3 };

/** How often builds are measured at most; they hardly vary. */
const mostBuilds = 3;

/** After so many lost touches in a row a control is known to lose them, and is no longer touched once. */
const lostTouches = 2;

/** A site that is measured, and what was measured so far. */
interface Measured {
  readonly site: BuiltSite;
  readonly server: BenchServer;
  readonly runs: Runs;
}

const ownWorkshop: Workshop = {
  folder: projectDir,
  command: ['npm', 'run', 'build'],
  made: ['build', '.docusaurus', 'node_modules/.cache'],
  preview: ['npm', 'start', '--', '--no-open'],
  edits: {
    page: addedParagraph('docs', 'mdx'),
    component: {
      file: 'src/theme/EditThisPage/index.tsx',
      from: /Report a problem/,
      to: 'Report an error',
    },
    fact: { file: 'src/facts/limits/messages.ts', from: /Answers in a poll/, to: 'Choices in a poll' },
  },
};

/** A site, how long each of its builds took, and what its writers wait for. */
interface Builds {
  readonly site: BuiltSite;
  readonly builds: Build[];
  readonly writing: Writing[];
}

/**
 * Builds all sites from nothing, in turns. The peers come last, because they build the Markdown that this site writes.
 * @param count how often; if it's 0, what was built last is measured
 */
async function buildSites(browser: Browser, count: number): Promise<readonly Builds[]> {
  const sites = [
    { site: ours, workshop: () => ownWorkshop, builds: [] as Build[], writing: [] as Writing[] },
    ...peers.map((peer) => ({
      site: { ...peer, folder: path.join(folderOf(peer), peer.made[0]) },
      workshop: () => preparePeer(peer),
      builds: [] as Build[],
      writing: [] as Writing[],
    })),
  ];
  for (let round = 0; round < count; round++) {
    for (const { site, workshop, builds, writing } of sites) {
      progress(`Building ${site.name}`);
      const prepared = workshop();
      builds.push(measureBuild(prepared));
      writing.push(await measureWriting(browser, prepared));
    }
  }
  return sites;
}

async function measureTouch(browser: Browser, measured: Measured, control: ControlName): Promise<void> {
  const { site, server, runs } = measured;
  if (!site.controls[control]) {
    return;
  }
  const tried = runs.once[control];
  const losesAll = tried.length >= lostTouches && tried.every((answer) => !answer);
  if (!losesAll) {
    tried.push(await touchOnce(browser, server, site, control));
  }
  if (losesAll || !tried.at(-1)) {
    // The mode switch was touched until it answered already, to see when the page is usable.
    const usable = control === 'mode' ? runs.usable.at(-1) : undefined;
    runs.repeated[control].push(usable ?? (await touchUntilAnswered(browser, server, site, control)));
  }
}

/** What is measured in each round. Each step is done for all sites in turn, so that other load affects all of them. */
const steps: readonly ((browser: Browser, measured: Measured) => Promise<unknown>)[] = [
  ...[measuredPage, ...otherPages].map(
    (address) =>
      async (browser: Browser, { server, runs }: Measured) =>
        server.contentOf(address) && runs.loads.push(await measureLoad(browser, server, address)),
  ),
  async (browser, { site, server, runs }) =>
    runs.usable.push(await touchUntilAnswered(browser, server, site, 'mode')),
  ...controlNames.map(
    (control) => (browser: Browser, measured: Measured) => measureTouch(browser, measured, control),
  ),
  async (browser, { site, server, runs }) =>
    runs.clicks.fast.push(await measureClick(browser, server, site, false)),
  async (browser, { site, server, runs }) =>
    runs.clicks.slow.push(await measureClick(browser, server, site, true)),
  async (browser, { site, server, runs }) => runs.visits.push(await measureClicks(browser, server, site)),
  async (browser, { site, server, runs }) =>
    site === ours && runs.finder.push(await measureFinder(browser, server)),
];

/** Opens what will be measured at full speed, so that the server has compressed it before. */
async function warmUp(browser: Browser, { site, server }: Measured): Promise<void> {
  for (const address of [measuredPage, neighbor]) {
    await visit(browser, server, { screen: 'wide', slow: false }, async ({ page }) => {
      await page.goto(server.url + address);
      await page.waitForTimeout(500);
    });
  }
  await touchUntilAnswered(browser, server, site, site.controls.search ? 'search' : 'menu');
}

/** Measures what a reader on a slow phone gets of the built site and of its peers; see `npm run bench` in the README. */
runBench(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      builds: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      rounds: { type: 'string' },
    },
  });
  const count = Number(values.rounds ?? (values.quick ? rounds.quick : rounds.full));
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--rounds takes a whole number from 1 on, not "${values.rounds}".`);
  }
  const certificate = makeCertificate();
  const browser = await launchBrowser([certificate.trust]);
  const measured: Measured[] = [];
  try {
    const sites: readonly Builds[] = values.quick
      ? [{ site: ours, builds: [], writing: [] }]
      : await buildSites(browser, values.pages ? 0 : Math.min(count, mostBuilds));
    // Throws if there is no built site.
    builtFiles(ours.folder);
    for (const { site, builds, writing } of sites) {
      const runs: Runs = {
        builds,
        writing,
        loads: [],
        usable: [],
        once: { menu: [], mode: [], search: [] },
        repeated: { menu: [], mode: [], search: [] },
        clicks: { fast: [], slow: [] },
        visits: [],
        finder: [],
      };
      measured.push({ site, server: await serveBuilt({ '/': site.folder }, certificate), runs });
    }
    const visits = values.builds ? 0 : count;
    for (const each of visits > 0 ? measured : []) {
      progress(`Letting the server of ${each.site.name} compress what it will send`);
      await warmUp(browser, each);
    }
    for (let round = 1; round <= visits; round++) {
      progress(`Round ${round} of ${visits}`);
      for (const step of steps) {
        for (const each of measured) {
          await step(browser, each);
        }
      }
    }
  } finally {
    await browser.close();
    await Promise.all(measured.map(({ server }) => server.close()));
  }
  process.stdout.write(`\n${reportOf(new Map(measured.map(({ site, runs }) => [site.name, runs])))}`);
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { builtFiles } from '../../src/plugins/builtFiles';
import { site } from '../../src/site';
import { makeCertificate } from './certificate';
import * as measuring from './measuring';
import { type BenchServer, serveBuilt } from './server';

const projectDir = path.resolve(__dirname, '../..');
const ownBuild = path.join(projectDir, 'build');
const stockDir = path.join(os.tmpdir(), 'rookery-docs-stock');

/** The page that is measured, and the one that the first click opens. */
const measuredPage = '/chat-features/ranks';
const neighbor = '/chat-features/moderation';
const sidebarLinks = '.theme-doc-sidebar-menu a';

/** How many links of the sidebar a visit opens. */
const clicks = 20;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 844 } };

/** Chrome's "Slow 4G". */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** What is measured of a page. */
const figures = {
  firstPaint: 'first paint, ms',
  largestPaint: 'largest paint, ms',
  blocking: 'blocking time, ms',
  hydrated: 'hydrated, ms',
  script: 'script files at rest, kB',
  bytes: 'all bytes, kB',
  requests: 'requests',
  heading: 'sidebar click to new heading, ms',
  frame: 'a click to the next frame, 75th percentile, ms',
  shift: 'layout shift',
  elements: 'elements',
} as const;

type Figures = Partial<Record<keyof typeof figures, number>>;

/** Docusaurus with its default settings, a search, and the sidebars of this site. */
const stockConfig = {
  title: site.title,
  url: site.url,
  baseUrl: '/',
  future: { v4: true, faster: true },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md' },
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: path.join(projectDir, 'sidebars.ts') },
        blog: false,
        pages: false,
      },
    ],
  ],
  themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', indexBlog: false }]],
  themeConfig: { navbar: { title: site.title, items: [{ to: '/faq', label: 'FAQ' }] } },
};

/** Builds stock Docusaurus from the Markdown that this site's build exports, in which all tags are resolved. */
function buildStock(): void {
  fs.rmSync(stockDir, { recursive: true, force: true });
  const [from, to] = [path.join(projectDir, 'node_modules'), path.join(stockDir, 'node_modules')];
  fs.mkdirSync(to, { recursive: true });
  // One by one, so that the cache next to them is not this site's.
  for (const name of fs.readdirSync(from).filter((each) => each !== '.cache')) {
    fs.symlinkSync(path.join(from, name), path.join(to, name));
  }
  fs.writeFileSync(
    path.join(stockDir, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(stockConfig, null, 2)};\n`,
  );
  for (const file of builtFiles(ownBuild).filter((each) => each.endsWith('.md') && each !== 'index.md')) {
    const text = fs.readFileSync(path.join(ownBuild, file), 'utf8');
    const place = path.join(stockDir, 'docs', file);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, text.replaceAll(`](${site.url}/`, '](/'));
  }
  execFileSync('node', ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: stockDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Notes what the browser reports about the page from its start. */
function watch(): void {
  const notes = { hydrated: 0, entries: [] as PerformanceEntry[] };
  Object.assign(window, { notes });
  const observer = new PerformanceObserver((list) => notes.entries.push(...list.getEntries()));
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    observer.observe({ type, buffered: true });
  }
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const page = new MutationObserver(() => {
    if (document.documentElement?.dataset.hasHydrated === 'true') {
      notes.hydrated = performance.now();
      page.disconnect();
    }
  });
  page.observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
}

/** Returns what `watch` noted. */
function readNotes(page: Page) {
  return page.evaluate(() => {
    const { notes } = window as unknown as { notes: { hydrated: number; entries: PerformanceEntry[] } };
    return {
      hydrated: notes.hydrated,
      elements: document.querySelectorAll('*').length,
      entries: notes.entries.map((entry) => ({
        name: /^(?:paint|event)$/.test(entry.entryType) ? entry.name : entry.entryType,
        start: entry.startTime,
        duration: entry.duration,
        shift: 'value' in entry ? Number(entry.value) : 0,
      })),
    };
  });
}

/** Opens the page in a browser with an empty cache, waits until it's at rest, and closes it after use. */
async function visit<Result>(
  browser: Browser,
  server: BenchServer,
  isPhone: boolean,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await measuring.openContext(browser, isPhone ? phone : desktop);
  try {
    const client = await page.context().newCDPSession(page);
    if (isPhone) {
      await client.send('Network.emulateNetworkConditions', slow4G);
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watch);
    server.forget();
    await page.goto(server.url + measuredPage);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    while (performance.now() - server.lastRequest() < 3_000) {
      await page.waitForTimeout(100);
    }
    return await use(page);
  } finally {
    await page.context().close();
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Measures how a page loads on a slow phone. */
function measureLoad(browser: Browser, server: BenchServer): Promise<Figures> {
  return visit(browser, server, true, async (page) => {
    const { hydrated, elements, entries } = await readNotes(page);
    const named = (name: string) => entries.filter((entry) => entry.name === name);
    const firstPaint = named('first-contentful-paint')[0]?.start ?? Number.NaN;
    const scripts = server.sent.filter(({ isScript, prefetched }) => isScript && !prefetched);
    return {
      firstPaint,
      largestPaint: named('largest-contentful-paint').at(-1)?.start ?? Number.NaN,
      blocking: sum(
        named('longtask').map(({ start, duration }) =>
          Math.max(0, start + duration - Math.max(start, firstPaint) - 50),
        ),
      ),
      hydrated,
      script: sum(scripts.map(({ bytes }) => bytes)) / 1000,
      bytes: sum(server.sent.map(({ bytes }) => bytes)) / 1000,
      requests: server.sent.length,
      shift: sum(named('layout-shift').map(({ shift }) => shift)),
      elements,
    };
  });
}

/** Measures clicks in the sidebar on a fast connection. Browsers round the time to the next frame to 8 ms. */
function measureClicks(browser: Browser, server: BenchServer): Promise<Figures> {
  return visit(browser, server, false, async (page) => {
    const heading = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1')?.textContent;
          const look = (clicked: number) =>
            document.querySelector('h1')?.textContent === before
              ? requestAnimationFrame(() => look(clicked))
              : resolve(performance.now() - clicked);
          addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
        }),
    );
    await page.locator(`${sidebarLinks}[href="${neighbor}"]`).click();
    const took = await heading;
    const links = page.locator(sidebarLinks).filter({ visible: true });
    for (let click = 1; click < clicks; click++) {
      await page.waitForTimeout(700);
      await links.nth(click % (await links.count())).click();
    }
    await page.waitForTimeout(700);
    const { entries } = await readNotes(page);
    const frames = entries.filter(({ name }) => name === 'click').map(({ duration }) => duration);
    return { heading: took, frame: measuring.percentile(frames, 0.75) };
  });
}

/** Compares this site with stock Docusaurus; see `npm run bench` in the README. */
measuring.runBench(async () => {
  const count = Number(process.argv[2] ?? 5);
  measuring.progress('Building stock Docusaurus');
  buildStock();
  const certificate = makeCertificate();
  const browser = await measuring.launchBrowser([certificate.trust]);
  const own = { server: await serveBuilt(ownBuild, certificate), rounds: [] as Figures[] };
  const stock = {
    server: await serveBuilt(path.join(stockDir, 'build'), certificate),
    rounds: [] as Figures[],
  };
  // The first round only lets the servers compress what they will send.
  for (let round = 0; round <= count; round++) {
    measuring.progress(`Round ${round} of ${count}`);
    // In turns, so that other load on the machine affects both.
    for (const { server, rounds } of [own, stock]) {
      rounds[round] = { ...(await measureLoad(browser, server)), ...(await measureClicks(browser, server)) };
    }
  }
  await browser.close();
  for (const { server } of [own, stock]) {
    server.close();
  }
  const rows = (Object.keys(figures) as (keyof typeof figures)[]).map((key) => {
    const medianOf = ({ rounds }: typeof own) =>
      measuring.median(rounds.slice(1).flatMap((round) => round[key] ?? []));
    const shown = [own, stock].map((site) => measuring.formatNumber(medianOf(site), key === 'shift' ? 3 : 0));
    return [figures[key], ...shown, measuring.formatNumber(medianOf(own) / medianOf(stock), 2)];
  });
  process.stdout.write(`\n${measuring.markdownTable([measuredPage, 'this site', 'stock', 'ratio'], rows)}`);
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { builtFiles } from '../../src/plugins/builtFiles';
import { remembered } from '../../src/remembered';
import { site } from '../../src/site';
import { chromiumArgs, findChromium } from '../testPrograms';

const projectDir = path.resolve(__dirname, '../..');
const ownBuild = path.join(projectDir, 'build');
const stockDir = path.join(os.tmpdir(), 'rookery-docs-stock');

/** The page that is measured, and the one that a click in its sidebar opens. */
const measuredPage = '/chat-features/ranks';
const neighbor = '/chat-features/moderation';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 844 } };

/** Chrome's "Slow 4G". */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** Docusaurus with its default settings, a search, and the sidebars of this site. */
const stockConfig = {
  title: site.title,
  url: site.url,
  baseUrl: '/',
  // Without the cache in `node_modules`, which is this site's.
  future: { v4: true, faster: { rspackPersistentCache: false } },
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
  fs.mkdirSync(stockDir);
  fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(stockDir, 'node_modules'));
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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A server of a built site. */
interface Server {
  readonly url: string;
  /** What it has sent. */
  readonly sent: { readonly isScript: boolean; readonly prefetched: boolean; readonly bytes: number }[];
  close(): void;
}

/** Serves a built site with Brotli, and pages at their path without `.html`. */
async function serve(folder: string): Promise<Server> {
  const sent: Server['sent'] = [];
  const compressed = remembered((file: string) => brotliCompressSync(fs.readFileSync(file)));
  const server = http.createServer(({ url = '/', headers }, response) => {
    const place = path.join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = [place, `${place}.html`, path.join(place, 'index.html')].find((each) =>
      fs.statSync(each, { throwIfNoEntry: false })?.isFile(),
    );
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)];
    const body = type ? compressed(file) : fs.readFileSync(file);
    const prefetched = String(headers['sec-purpose'] ?? '').includes('prefetch');
    sent.push({ isScript: file.endsWith('.js'), prefetched, bytes: body.length });
    response.writeHead(200, {
      ...(type && { 'content-type': type, 'content-encoding': 'br' }),
      'content-length': body.length,
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=31536000',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, sent, close: () => server.close() };
}

declare global {
  interface Window {
    notes: (PerformanceEntry & { readonly value?: number })[];
  }
}

/** Notes what the browser reports about a page from its start. */
function watch(): void {
  window.notes = [];
  const observer = new PerformanceObserver((list) => window.notes.push(...list.getEntries()));
  for (const type of ['paint', 'longtask', 'layout-shift', 'mark']) {
    observer.observe({ type, buffered: true });
  }
  const hydration = new MutationObserver(() => performance.mark('hydrated'));
  hydration.observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
}

/** Opens the page in a browser with an empty cache, waits until it's at rest, and closes it after use. */
async function visit<Result>(
  browser: Browser,
  server: Server,
  isPhone: boolean,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(isPhone ? phone : desktop);
  try {
    // tsx names the functions it compiles with a helper that pages don't have.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(watch);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    if (isPhone) {
      await client.send('Network.emulateNetworkConditions', slow4G);
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    server.sent.length = 0;
    await page.goto(server.url + measuredPage);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    // On a busy machine, pages that may be opened next are prefetched late.
    await page.waitForTimeout(3_000);
    return await use(page);
  } finally {
    await context.close();
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Measures how the page loads on a slow phone. */
function measureLoad(browser: Browser, server: Server) {
  return visit(browser, server, true, async (page) => {
    const notes: Window['notes'] = await page.evaluate(() => window.notes.map((note) => note.toJSON()));
    const startOf = (name: string) => notes.find((note) => note.name === name)?.startTime ?? Number.NaN;
    const of = (type: string) => notes.filter(({ entryType }) => entryType === type);
    const paint = startOf('first-contentful-paint');
    const blocking = of('longtask').map(({ startTime, duration }) =>
      Math.max(0, startTime + duration - Math.max(startTime, paint) - 50),
    );
    const scripts = server.sent.filter(({ isScript, prefetched }) => isScript && !prefetched);
    return {
      'first paint, ms': paint,
      'blocking time, ms': sum(blocking),
      'hydrated, ms': startOf('hydrated'),
      'script, kB': sum(scripts.map(({ bytes }) => bytes)) / 1000,
      'all bytes, kB': sum(server.sent.map(({ bytes }) => bytes)) / 1000,
      requests: server.sent.length,
      'layout shift': sum(of('layout-shift').map(({ value = 0 }) => value)),
    };
  });
}

/** Measures a click in the sidebar on a fast connection. */
function measureClick(browser: Browser, server: Server) {
  return visit(browser, server, false, async (page) => {
    const time = page.evaluate(
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
    await page.locator(`.theme-doc-sidebar-menu a[href="${neighbor}"]`).click();
    return { 'sidebar click to new heading, ms': await time };
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** `npm run bench`: compares this site with stock Docusaurus, and prints a table in Markdown. */
async function bench(rounds: number): Promise<void> {
  buildStock();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
  const servers = [await serve(ownBuild), await serve(path.join(stockDir, 'build'))];
  const results: Readonly<Record<string, number>>[][] = servers.map(() => []);
  // The first round only lets the servers compress what they will send.
  for (let round = 0; round <= rounds; round++) {
    // In turns, so that other load on the machine affects both.
    for (const [index, server] of servers.entries()) {
      const load = await measureLoad(browser, server);
      results[index]?.push({ ...load, ...(await measureClick(browser, server)) });
    }
  }
  await browser.close();
  for (const server of servers) {
    server.close();
  }
  process.stdout.write(`| ${measuredPage} | this site | stock | ratio |\n| --- | --- | --- | --- |\n`);
  for (const figure of Object.keys(results[0]?.[0] ?? {})) {
    const [own = 0, stock = 0] = results.map(([, ...each]) =>
      median(each.map((result) => result[figure] ?? 0)),
    );
    const cells = [own, stock].map((value) => (value < 1 ? value.toFixed(3) : value.toFixed(0)));
    const ratio = stock === 0 ? '–' : (own / stock).toFixed(2);
    process.stdout.write(`| ${figure} | ${cells.join(' | ')} | ${ratio} |\n`);
  }
}

void bench(Number(process.argv[2] ?? 5));

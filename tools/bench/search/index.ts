import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { SearchEngine } from '../../../src/search/engine/SearchEngine';
import { indexFile } from '../../../src/search/file';
import { launchBrowser } from '../browser';
import { median } from '../median';
import { multiplied } from './growth';
import { installPeers, miniSearch, pagefind } from './peers';
import { queriesOf, relevanceOf, sets } from './queries';
import { type SlowServer, startServer } from './server';
import { firstSuggestion, perKey } from './speed';

const buildDir = path.resolve(__dirname, '../../../build');
const rounds = 7;
const sizes = [1, 10, 50];

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  say(line(head));
  for (const row of rows) {
    say(line(row));
  }
  say('');
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

async function compareRelevance(browser: Browser, server: SlowServer, peers: string): Promise<void> {
  say('Relevance: right page first, right page among the first three, mean reciprocal rank of eight\n');
  const engine = new SearchEngine();
  for (const line of JSON.parse(fs.readFileSync(path.join(buildDir, indexFile), 'utf8'))) {
    engine.add(JSON.stringify(line));
  }
  const searches = {
    'this site': async (words: string) =>
      engine.ask(words, 8).pages.map(({ url }) => url.split('#')[0] ?? ''),
    MiniSearch: miniSearch(peers, path.join(buildDir, indexFile)),
    Pagefind: await pagefind(browser, server.url),
  };
  const rows: string[][] = [];
  for (const set of sets) {
    const queries = queriesOf(set);
    for (const [name, search] of Object.entries(searches)) {
      const { first, firstThree, reciprocalRank } = await relevanceOf(queries, search);
      rows.push([
        `${set} (${queries.length})`,
        name,
        percent(first),
        percent(firstThree),
        reciprocalRank.toFixed(3),
      ]);
    }
  }
  table(['queries', 'search', 'first', 'first three', 'MRR@8'], rows);
}

/** Measures the search of this site and its peers; see CONTRIBUTING.md, "The search". */
async function run(): Promise<void> {
  if (!fs.existsSync(path.join(buildDir, indexFile))) {
    throw new Error('There is no built site in build/. Run `npm run build` first.');
  }
  const peers = installPeers(buildDir);
  const server = await startServer(buildDir, peers);
  const browser = await launchBrowser();
  try {
    await compareRelevance(browser, server, peers);

    say('From the first focus to the first suggestion: empty cache, 1.6 Mbit/s, 150 ms a request, brotli\n');
    const first = async (peer: 'site' | 'pagefind') => {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        times.push(await firstSuggestion(browser, server, peer));
      }
      return median(times);
    };
    const [own, theirs] = [await first('site'), await first('pagefind')];
    table(
      ['search', 'time', 'ratio to Pagefind'],
      [
        ['this site', milliseconds(own), (own / theirs).toFixed(2)],
        ['Pagefind', milliseconds(theirs), '1.00'],
      ],
    );

    say('Growth: the same pages and as many times more, with words of their own\n');
    const rows: string[][] = [];
    let once = Number.NaN;
    for (const size of sizes) {
      server.replace(indexFile, size === 1 ? undefined : multiplied(path.join(buildDir, indexFile), size));
      const [raw, packed] = server.sizeOf(indexFile);
      const time = await first('site');
      once = size === 1 ? time : once;
      const [desktop, phone, inPage] = [
        await perKey(browser, server, { slowdown: 1, worker: true }),
        await perKey(browser, server, { slowdown: 6, worker: true }),
        await perKey(browser, server, { slowdown: 6, worker: false }),
      ];
      rows.push([
        `${size} ×`,
        kilobytes(raw),
        kilobytes(packed),
        milliseconds(time),
        (time / once).toFixed(2),
        milliseconds(desktop),
        milliseconds(phone),
        milliseconds(inPage),
      ]);
    }
    table(
      [
        'pages',
        'index',
        'brotli',
        'first suggestion',
        'ratio',
        'key',
        'key, CPU 6 ×',
        'key, CPU 6 ×, no worker',
      ],
      rows,
    );
  } finally {
    await browser.close();
    await server.close();
    fs.rmSync(peers, { recursive: true, force: true });
  }
}

void run();

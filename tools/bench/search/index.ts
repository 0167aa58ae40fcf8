import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { SearchEngine } from '../../../src/search/engine/SearchEngine';
import { indexFile } from '../../../src/search/file';
import { makeCertificate } from '../certificate';
import { launchBrowser, markdownTable, median, runBench } from '../measuring';
import { type BenchServer, brotli, serveBuilt } from '../server';
import { installPagefind, pagefind } from './pagefind';
import {
  isSamePage,
  isSamePlace,
  pageSets,
  type Query,
  queriesOf,
  relevanceOf,
  rowsOf,
  sectionSets,
} from './queries';
import { firstSuggestion, perKey } from './speed';

const buildDir = path.resolve(__dirname, '../../../build');
const index = path.join(buildDir, indexFile);
const rounds = Number(process.argv[2] ?? 7);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  process.stdout.write(`${title}\n\n${markdownTable(head, rows)}\n`);
}

function pagesOf(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => url.split('#')[0] ?? ''))];
}

async function compareRelevance(browser: Browser, server: BenchServer): Promise<void> {
  const engine = new SearchEngine();
  for (const line of JSON.parse(fs.readFileSync(index, 'utf8'))) {
    engine.add(JSON.stringify(line));
  }
  const searches = {
    'this site': async (words: string) => engine.ask(words, 8).hits.map(({ url }) => url),
    Pagefind: await pagefind(browser, server.url),
  };
  const rows: string[][] = [];
  const add = async (set: string, queries: readonly Query[], isRight: typeof isSamePage, what: string) => {
    for (const [name, search] of Object.entries(searches)) {
      const found = async (words: string) =>
        isRight === isSamePage ? pagesOf(await search(words)) : await search(words);
      const { first, firstThree, reciprocalRank } = await relevanceOf(queries, found, isRight);
      const figures = [percent(first), percent(firstThree), reciprocalRank.toFixed(3)];
      rows.push([`${set} (${queries.length})`, what, name, ...figures]);
    }
  };
  for (const set of [...pageSets, ...sectionSets]) {
    await add(set, queriesOf(set), isSamePage, 'page');
  }
  for (const set of sectionSets) {
    await add(set, queriesOf(set), isSamePlace, 'section');
  }
  print(
    'Relevance: right page or section first, among the first three, mean reciprocal rank of eight',
    ['queries', 'what', 'search', 'first', 'first three', 'MRR@8'],
    rows,
  );

  const values = rowsOf('values').map(([words = '', value]) => ({ value, given: engine.ask(words, 8).fact }));
  const others = rowsOf('not-values').filter(([words = '']) => engine.ask(words, 8).fact);
  const given = values.filter((one) => one.given);
  process.stdout.write(
    `Facts: ${given.length} of ${values.length} questions answered, ` +
      `${given.filter((one) => one.given?.value !== one.value).length} in other words than expected, ` +
      `and ${others.length} of ${rowsOf('not-values').length} queries that don't ask for a value\n\n`,
  );
}

async function compareSpeed(browser: Browser, server: BenchServer): Promise<void> {
  const first = async (peer: 'site' | 'pagefind') => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await firstSuggestion(browser, server, peer));
    }
    return median(times);
  };
  const [own, theirs] = [await first('site'), await first('pagefind')];
  print(
    'From the first focus to the first suggestion: empty cache, 1.6 Mbit/s, 150 ms a request, Brotli',
    ['search', 'time', 'ratio to Pagefind'],
    [
      ['this site', milliseconds(own), (own / theirs).toFixed(2)],
      ['Pagefind', milliseconds(theirs), '1.00'],
    ],
  );

  const slowPhone = { slowdown: 6, worker: true };
  print(
    'From a key to its answer, once the index is loaded, and how large that is',
    ['index', 'Brotli', 'key', 'key, CPU 6 ×', 'key, CPU 6 ×, no worker'],
    [
      [
        kilobytes(fs.statSync(index).size),
        kilobytes(brotli(fs.readFileSync(index)).length),
        milliseconds(await perKey(browser, server, { slowdown: 1, worker: true })),
        milliseconds(await perKey(browser, server, slowPhone)),
        milliseconds(await perKey(browser, server, { ...slowPhone, worker: false })),
      ],
    ],
  );
}

/** Measures the search of this site and its peers; see tools/bench/README.md. */
runBench(async () => {
  if (!fs.existsSync(index)) {
    throw new Error('There is no built site in build/. Run `npm run build` first.');
  }
  const peers = installPagefind(buildDir);
  const certificate = makeCertificate();
  const server = await serveBuilt({ '/': buildDir, '/peers/': peers }, certificate);
  const browser = await launchBrowser([certificate.trust]);
  try {
    await compareRelevance(browser, server);
    await compareSpeed(browser, server);
  } finally {
    await browser.close();
    await server.close();
    fs.rmSync(peers, { recursive: true, force: true });
  }
});

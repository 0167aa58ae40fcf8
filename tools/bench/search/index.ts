import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { extract } from '../../../src/search/extract';
import { indexFile } from '../../../src/search/format';
import { SearchEngine } from '../../../src/search/SearchEngine';

// `npm run search "ban evasion vpn"` prints the suggestions for a query from the last build. Without a query, it measures
// the search.

const buildDir = path.join(__dirname, '../../../build');
const index = fs.readFileSync(path.join(buildDir, indexFile), 'utf8');
const engine = new SearchEngine();
for (const object of JSON.parse(index)) {
  engine.add(JSON.stringify(object));
}

/** Returns the URLs of the sections that a query finds, best first. */
function search(query: string): string[] {
  return engine.search(query, 40).hits.map(({ url }) => url);
}

/** Returns the rows of a table without its head: a query, and the sections that answer, best first. */
function readTable(name: string): { readonly query: string; readonly answers: readonly string[] }[] {
  const [, ...lines] = fs
    .readFileSync(path.join(__dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', answers = ''] = line.split('\t');
    return { query, answers: answers.split(',') };
  });
}

/** The section that each row of a table is in. */
const sectionOfRow = new Map<string, string>();

function readRows(route: string): void {
  const page = extract(fs.readFileSync(path.join(buildDir, `${route}.html`), 'utf8'));
  let section = route;
  for (const { id, isRow } of page?.sections ?? []) {
    const url = id ? `${route}#${id}` : route;
    section = isRow ? section : url;
    sectionOfRow.set(url, section);
  }
}

const pageOf = (url: string) => url.split('#')[0] ?? '';

/** Returns whether a result is the section of an answer, or a row of it, which is more exact. */
function isSection(result: string, answer: string): boolean {
  return result === answer || sectionOfRow.get(result) === answer;
}

/** Returns the shares of queries whose answer is first, and among the first three, as a text in percent. */
function shares(
  name: string,
  resultsOf: (found: readonly string[]) => readonly string[],
  isRight: (result: string, answer: string) => boolean,
): string {
  const queries = readTable(name);
  const counts = [0, 0];
  for (const { query, answers } of queries) {
    const found = resultsOf(search(query));
    for (const [place, most] of [1, 3].entries()) {
      const isFound = found
        .slice(0, most)
        .some((result) => answers.some((answer) => isRight(result, answer)));
      counts[place] = (counts[place] ?? 0) + (isFound ? 1 : 0);
    }
  }
  return counts.map((count) => `${Math.round((100 * count) / queries.length)} %`).join(' / ');
}

const pagesOf = (found: readonly string[]) => [...new Set(found.map(pageOf))];
const isPage = (result: string, answer: string) => result === pageOf(answer);

function measure(): void {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  for (const route of new Set(readTable('queries').flatMap(({ answers }) => answers.map(pageOf)))) {
    readRows(route);
  }
  print('Right answer first / among the first three, in 150 queries of readers:');
  print(`  page       ${shares('queries', pagesOf, isPage)}`);
  print(`  section    ${shares('queries', (found) => found, isSection)}`);
  print(`Help for a cry for help, of 60: ${shares('help', (found) => found, isSection)}`);
  const alarms = readTable('lookalikes').filter(({ query }) => search(query)[0] === '/safety#danger');
  print(`False alarms among 100 harmless queries: ${alarms.length}`);
  for (const { query } of alarms) {
    print(`  ${query}`);
  }
  print(`Index: ${(brotliCompressSync(index).length / 1000).toFixed(0)} kB`);
}

const query = process.argv.slice(2).join(' ');
if (query) {
  const textOf = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text).join('');
  for (const { url, title, text } of engine.search(query, 8).hits) {
    process.stdout.write(`${url}\n  ${textOf(title)}: ${textOf(text)}\n`);
  }
} else {
  measure();
}

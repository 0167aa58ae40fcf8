import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sectionOf } from '../../../src/plugins/search/rewriteIndex';
import { SearchEngine } from '../../../src/search/SearchEngine';

// `npm run search "ban evasion vpn"` prints the suggestions for a query from the last build. Without a query, it measures
// the search.

const buildDir = path.join(__dirname, '../../../build');
const index = fs.readFileSync(path.join(buildDir, 'search-index.json'), 'utf8');
const engine = new SearchEngine(JSON.parse(index));

/** Returns the URLs of the sections that a query finds, best first. */
function search(query: string): string[] {
  return engine.search(query, 40).map(({ document: { u, h = '' } }) => u + h);
}

const pageOf = (url: string) => url.split('#')[0] ?? '';

/** Returns the section of an answer, which can be a row of it. */
function sectionOfAnswer(url: string): string {
  const [page = '', id] = url.split('#');
  return id ? sectionOf(page, id, fs.readFileSync(path.join(buildDir, `${page}.html`), 'utf8')) : url;
}

/** A query, and the sections that answer it. */
interface Row {
  readonly query: string;
  readonly answers: readonly string[];
}

/** Returns the rows of a table without its head. */
function readTable(name: string): Row[] {
  const [, ...lines] = fs
    .readFileSync(path.join(__dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', answers = ''] = line.split('\t');
    return { query, answers: answers ? answers.split(',').map(sectionOfAnswer) : [] };
  });
}

/** Returns the shares of queries whose answer is first, and among the first three, as a text in percent. */
function shares(queries: readonly Row[], nameOf: (url: string) => string): string {
  const placeOf = ({ query, answers }: Row) => {
    const right = new Set(answers.map(nameOf));
    const found = [...new Set(search(query).map(nameOf))];
    return found.findIndex((url) => right.has(url));
  };
  const places = queries.map(placeOf);
  return [1, 3]
    .map((most) => places.filter((place) => place >= 0 && place < most).length / queries.length)
    .map((share) => `${Math.round(100 * share)} %`)
    .join(' / ');
}

function measure(): void {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const queries = readTable('queries');
  const section = (url: string) => url;
  print(`Right answer first / among the first three, in ${queries.length} queries of readers:`);
  print(`  page       ${shares(queries, pageOf)}`);
  print(`  section    ${shares(queries, section)}`);
  print(`Words that need a rule: ${shares(readTable('kinds'), pageOf)}`);
  print(`Help for a cry for help, of 60: ${shares(readTable('help'), section)}`);
  const alarms = readTable('lookalikes').filter(({ query }) => search(query)[0] === '/safety#danger');
  print(`False alarms among 100 harmless queries: ${alarms.length}`);
  for (const { query } of alarms) {
    print(`  ${query}`);
  }
  print(`Index: ${(brotliCompressSync(index).length / 1000).toFixed(0)} kB`);
}

const query = process.argv.slice(2).join(' ');
if (query) {
  for (const {
    document: { t, u, h = '' },
  } of engine.search(query, 8)) {
    process.stdout.write(`${u}${h}\n  ${t}\n`);
  }
} else {
  measure();
}

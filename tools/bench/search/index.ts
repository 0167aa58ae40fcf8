import path from 'node:path';
import { readText } from '../../../src/files';
import { sectionOf } from '../../../src/plugins/search/rewriteIndex';
import { SearchEngine } from '../../../src/search/SearchEngine';

// `npm run search "ban evasion vpn"` prints the suggestions for a query from the last build. Without a query, it measures
// the search.

const buildDir = path.join(__dirname, '../../../build');
const engine = new SearchEngine(JSON.parse(readText(path.join(buildDir, 'search-index.json'))));

/** Returns the URLs of the sections that a query finds, best first. */
function search(query: string): string[] {
  return engine.search(query, 40).map(({ document: { u, h = '' } }) => u + h);
}

const pageOf = (url: string) => url.split('#')[0] ?? '';

/** Returns the section of an answer, which can be a row of it. */
function sectionOfAnswer(url: string): string {
  const [page = '', id] = url.split('#');
  return id ? sectionOf(page, id, readText(path.join(buildDir, `${page}.html`))) : url;
}

/** Returns the rows of a table without its head: queries, each with the sections that answer it. */
function readTable(name: string) {
  const [, ...lines] = readText(path.join(__dirname, `${name}.tsv`))
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', answers = ''] = line.split('\t');
    return { query, answers: answers ? answers.split(',').map(sectionOfAnswer) : [] };
  });
}

/** Returns the shares of queries whose answer is first, and among the first three, as a text in percent. */
function shares(queries: ReturnType<typeof readTable>, nameOf = (url: string) => url): string {
  const places = queries.map(({ query, answers }) => {
    const right = answers.map(nameOf);
    return [...new Set(search(query).map(nameOf))].findIndex((url) => right.includes(url));
  });
  return [1, 3]
    .map((most) => places.filter((place) => place >= 0 && place < most).length / queries.length)
    .map((share) => `${Math.round(100 * share)} %`)
    .join(' / ');
}

const query = process.argv.slice(2).join(' ');
if (query) {
  for (const { document } of engine.search(query, 8)) {
    process.stdout.write(`${document.u}${document.h ?? ''}\n  ${document.t}\n`);
  }
} else {
  const queries = readTable('queries');
  const help = readTable('help');
  const harmless = readTable('lookalikes');
  const alarms = harmless.filter((row) => search(row.query)[0] === '/safety#danger');
  process.stdout.write(`Right answer first / among the first three, in ${queries.length} queries of readers:
  page       ${shares(queries, pageOf)}
  section    ${shares(queries)}
Words that need a rule: ${shares(readTable('kinds'), pageOf)}
Help for a cry for help, of ${help.length}: ${shares(help)}
False alarms among ${harmless.length} harmless queries: ${alarms.map((row) => row.query).join(', ') || 'none'}
`);
}

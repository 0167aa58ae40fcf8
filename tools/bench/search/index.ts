import path from 'node:path';
import { readText } from '../../../src/files';
import { SearchEngine } from '../../../src/search/SearchEngine';
import { buildDir, findFalseAlarms, measureAccuracy, readTable, toPage } from './tables';

// `npm run search "ban evasion vpn"` prints the suggestions for a query from the last build. Without a query, it measures
// the search.

const engine = new SearchEngine(JSON.parse(readText(path.join(buildDir, 'search-index.json'))));

/** Returns the shares of the right answers as a text in percent. */
function formatAccuracy(queries: ReturnType<typeof readTable>, toKey?: (url: string) => string): string {
  const { first, top3: amongThree } = measureAccuracy(engine, queries, toKey);
  return [first, amongThree].map((share) => `${Math.round(100 * share)} %`).join(' / ');
}

const query = process.argv.slice(2).join(' ');
if (query) {
  for (const { document } of engine.search(query, 8).results) {
    process.stdout.write(`${document.u}${document.h ?? ''}\n  ${document.t}\n`);
  }
} else {
  const queries = readTable('queries');
  const help = readTable('help');
  const harmless = readTable('lookalikes');
  process.stdout.write(`Right answer first / among the first three, in ${queries.length} queries of readers:
  page       ${formatAccuracy(queries, toPage)}
  section    ${formatAccuracy(queries)}
Words that need a rule: ${formatAccuracy(readTable('kinds'), toPage)}
Help for a cry for help, of ${help.length}: ${formatAccuracy(help)}
False alarms among ${harmless.length} harmless queries: ${findFalseAlarms(engine, harmless).join('; ') || 'none'}
`);
}

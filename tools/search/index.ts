import { loadPages } from '../../src/content/pages';
import { readText } from '../../src/files';
import { indexPhrases } from '../../src/plugins/search/rewriteIndex';
import { SearchEngine } from '../../src/search/SearchEngine';
import type { SearchIndex } from '../../src/search/searchIndex';
import { requireBuild } from '../requireBuild';
import { findFalseAlarms, measureAccuracy, measureRareWords, readTable, toPage } from './tables';

// `npm run search "ban evasion vpn"` prints the suggestions for a query from the last build, with the phrases as they are now.
// Without a query, it measures the search.

requireBuild();
const [titles, headings, descriptions, keywords, texts]: SearchIndex = JSON.parse(
  readText('build/search-index.json'),
);
const phrases = indexPhrases('build', '/', titles.documents, loadPages('.'));
const index: SearchIndex = [titles, headings, descriptions, { ...keywords, index: phrases }, texts];
const engine = new SearchEngine(index);

function formatShare(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** Returns the shares of the right answers as a text in percent. */
function formatAccuracy(queries: ReturnType<typeof readTable>, toKey?: (url: string) => string): string {
  const { first, top3: amongThree } = measureAccuracy(engine, queries, toKey);
  return [first, amongThree].map(formatShare).join(' / ');
}

const query = process.argv.slice(2).join(' ');
if (query) {
  for (const { document } of engine.suggest(query, 8).results) {
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
Page among eight for a word that only it has: ${formatShare(measureRareWords(engine, index).among8)}
False alarms among ${harmless.length} harmless queries: ${findFalseAlarms(engine, harmless).join('; ') || 'none'}
`);
}

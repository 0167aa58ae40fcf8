import { loadPages } from '../../src/content/pages';
import { readText } from '../../src/files';
import { addPhrasesAndHelp } from '../../src/plugins/search/finishIndex';
import { createEngine } from '../../src/search/engine';
import type { TextPart } from '../../src/search/excerpt';
import { createRanking } from '../../src/search/ranking';
import { requireBuild } from '../requireBuild';
import { findBoxes, measureAccuracy, measureRareWords, readTable, toPage } from './tables';

// `npm run search "ban evasion vpn"` prints what the search shows for a query, from the pages of the last build, with the phrases
// and the rules of help as they are now. Without a query, it measures the search.

requireBuild();
const index = addPhrasesAndHelp(
  JSON.parse(readText('build/search-index.json')),
  'build',
  '/',
  loadPages('.'),
);
const engine = createEngine(index);
const { rank } = createRanking(index);

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

function formatShare(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function formatAccuracy(queries: ReturnType<typeof readTable>, toKey?: (url: string) => string): string {
  const { first, top3: amongThree } = measureAccuracy(rank, queries, toKey);
  return [first, amongThree].map(formatShare).join(' / ');
}

const query = process.argv.slice(2).join(' ');
if (query) {
  const { groups, total, help, correction } = engine.suggest(query);
  const rows = groups.flatMap(({ page, results }) => [
    `${page.title} (${page.place})`,
    ...results.map(({ url, title, excerpt }) => `  ${url}\n    ${textOf(title)}: ${textOf(excerpt)}`),
  ]);
  const box = help ? [`${help.question} ${help.title} (${help.url})`, ''] : [];
  const rest = correction ? [`Did you mean ${correction}?`] : [];
  process.stdout.write(`${[...box, ...rows, `${total} results`, ...rest].join('\n')}\n`);
} else {
  const queries = readTable('queries');
  const help = readTable('help');
  const harmless = readTable('lookalikes');
  const shown = findBoxes(engine, help);
  process.stdout.write(`Right answer first / among the first three, in ${queries.length} queries of readers:
  page       ${formatAccuracy(queries, toPage)}
  section    ${formatAccuracy(queries)}
Words that need a rule: ${formatAccuracy(readTable('kinds'), toPage)}
Help for a cry for help among results, of ${help.length}: ${formatAccuracy(help)}
Page among eight for a word that only it has: ${formatShare(measureRareWords(engine, index).among8)}
Boxes for ${shown.length} of ${help.length} cries for help, not for: ${
    help.flatMap(({ query }) => (shown.includes(query) ? [] : [query])).join('; ') || 'none'
  }
Boxes for ${findBoxes(engine, harmless).length} of ${harmless.length} harmless queries: ${findBoxes(engine, harmless).join('; ') || 'none'}
`);
}

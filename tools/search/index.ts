import { loadPages } from '../../src/content/loadPages';
import { addPhrasesAndHelp } from '../../src/plugins/search/buildIndex';
import { createEngine } from '../../src/search/engine';
import type { TextPart } from '../../src/search/excerpt';
import { createHelpFinder } from '../../src/search/help';
import { createRanking } from '../../src/search/ranking';
import type { SearchIndex } from '../../src/search/searchIndex';
import { readText } from '../../src/utils/files';
import { requireBuild } from '../requireBuild';
import { findHelped, measureAccuracy, measureRareWords, readTable } from './tables';

// `npm run search "ban evasion vpn"` prints what the search suggests for a query, from the pages of the last build, with the phrases
// and the rules of help as they are now. Without a query, it measures the search.

requireBuild();
const [{ documents }]: SearchIndex = JSON.parse(readText('build/search-index.json'));
const index = addPhrasesAndHelp(documents, 'build', loadPages('.'));
const [pages, help] = index;
const engine = createEngine(index);

function printSuggestions(query: string): void {
  const { groups, total, help, correction } = engine.suggest(query);
  const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
  const lines = [
    ...(help ? [`${help.question} ${help.title} (${help.url})`, ''] : []),
    ...groups.flatMap(({ page, hits }) => [
      `${page.title} (${page.place})`,
      ...hits.map(({ url, title, excerpt }) => `  ${url}\n    ${textOf(title)}: ${textOf(excerpt)}`),
    ]),
    `${total} results`,
    ...(correction ? [`Did you mean ${correction}?`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function printMeasurements(): void {
  const { rank } = createRanking(pages);
  // The titles of pages aren't printed.
  const findHelp = createHelpFinder(help, () => undefined);
  const [questions, words] = [readTable('questions'), readTable('special-words')];
  const [cries, harmless] = [readTable('help'), readTable('harmless')];
  const helped = findHelped(findHelp, cries);
  const alarmed = findHelped(findHelp, harmless);
  const formatShare = (share: number) => `${Math.round(100 * share)} %`;
  const formatAccuracy = (table: typeof questions, unit: 'page' | 'section') =>
    Object.values(measureAccuracy(rank, table, unit))
      .map(formatShare)
      .join(' / ');
  process.stdout.write(`Right answer first / among three:
  questions, page      ${formatAccuracy(questions, 'page')}
  questions, section   ${formatAccuracy(questions, 'section')}
  special words, page  ${formatAccuracy(words, 'page')}
Words of only one page that suggest it: ${formatShare(measureRareWords(engine, documents).suggested)}
Cries for help with their help: ${helped.length} of ${cries.length}
${cries.flatMap(({ query }) => (helped.includes(query) ? [] : [`  not: ${query}\n`])).join('')}\
Harmless queries with help: ${alarmed.length} of ${harmless.length}
${alarmed.map((query) => `  ${query}\n`).join('')}`);
}

const query = process.argv.slice(2).join(' ');
if (query) {
  printSuggestions(query);
} else {
  printMeasurements();
}

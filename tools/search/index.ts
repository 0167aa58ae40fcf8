import { createPageReader } from '../../src/content/createPageReader';
import { formatAmount } from '../../src/facts/quantity';
import { addPhrasesAndHelp } from '../../src/plugins/search/buildIndex';
import { createCrisisHelpFinder } from '../../src/search/crisisHelp';
import { createEngine } from '../../src/search/engine';
import type { TextRun } from '../../src/search/excerpt';
import { createRanker } from '../../src/search/ranking';
import { parseIndex } from '../../src/search/searchIndex';
import { readText } from '../../src/utils/files';
import { requireBuild } from '../requireBuild';
import { findQueriesWithHelp, measureAccuracy, measureRareWords, readTable } from './tables';

// `npm run search "ban evasion vpn"` prints the suggestions for a query. Without a query, it measures the search. The texts are from
// the last build, but the phrases and the rules of help are the current ones.

requireBuild();
const { pages } = parseIndex(readText('build/search-index.json'));
const index = addPhrasesAndHelp(pages, 'build', createPageReader('.'));
const engine = createEngine(index);

function printSuggestions(query: string): void {
  const { groups, total, help, correction } = engine.suggest(query);
  const toText = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join('');
  const lines: string[] = [];
  if (help) lines.push(`${help.question} ${help.title} (${help.url})`, '');
  for (const { page, hits } of groups) {
    lines.push(page.breadcrumbs ? `${page.title} (${page.breadcrumbs})` : page.title);
    for (const { url, title, excerpt } of hits) {
      lines.push(`  ${url}\n    ${toText(title)}: ${toText(excerpt)}`);
    }
  }
  lines.push(formatAmount(total, 'result'));
  if (correction) lines.push(`Did you mean ${correction}?`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

function printMeasurements(): void {
  const { rank } = createRanker(index);
  // The titles of pages aren't printed.
  const findHelp = createCrisisHelpFinder(index.crisisHelpRules, () => undefined);
  const [questions, specialWords] = [readTable('questions'), readTable('special-words')];
  const [cries, harmless] = [readTable('help'), readTable('harmless')];
  const withHelp = findQueriesWithHelp(findHelp, cries);
  const withoutHelp = cries.filter(({ query }) => !withHelp.includes(query));
  const falseAlarms = findQueriesWithHelp(findHelp, harmless);
  const formatShare = (share: number) => `${Math.round(100 * share)} %`;
  const formatAccuracy = (table: typeof questions, unit: 'page' | 'section') => {
    const { first, amongThree } = measureAccuracy(rank, table, unit);
    return `${formatShare(first)} / ${formatShare(amongThree)}`;
  };
  process.stdout.write(`Right answer first / among three:
  questions, page      ${formatAccuracy(questions, 'page')}
  questions, section   ${formatAccuracy(questions, 'section')}
  special words, page  ${formatAccuracy(specialWords, 'page')}
Words of only one page that suggest it: ${formatShare(measureRareWords(engine, pages).suggested)}
Cries for help with their help: ${withHelp.length} of ${cries.length}
${withoutHelp.map(({ query }) => `  not: ${query}\n`).join('')}\
Harmless queries with help: ${falseAlarms.length} of ${harmless.length}
${falseAlarms.map((query) => `  ${query}\n`).join('')}`);
}

const query = process.argv.slice(2).join(' ');
if (query) printSuggestions(query);
else printMeasurements();

import fs from 'node:fs';
import path from 'node:path';
import { indexLines } from '../../../src/search/build/indexLines';
import { readSources } from '../../../src/search/build/sources';
import { SearchEngine } from '../../../src/search/engine/SearchEngine';
import { type IndexLine, indexFile } from '../../../src/search/file';
import { runBench } from '../measuring';

const siteDir = path.resolve(__dirname, '../../..');
const outDir = path.join(siteDir, 'build');

// One row of so many is kept out of what is learned, so that the fit is to queries that are new.
const keptOut = 3;

// Later steps of Newton's method change nothing, and longer ones can lead away from the solution.
const steps = 12;
const maxStep = 1;

/** How large the parts of each option are, and the number of the right one. */
interface Choice {
  readonly options: readonly Readonly<Record<string, number>>[];
  readonly right: number;
}

/** Returns the solution of a system of linear equations. Each row ends with its right side. */
function solve(rows: readonly (readonly number[])[]): number[] {
  const [first, ...others] = [...rows].sort((a, b) => Math.abs(b[0] ?? 0) - Math.abs(a[0] ?? 0));
  if (!first) {
    return [];
  }
  const [pivot = 1, ...rest] = first;
  const solved = solve(
    others.map(([start = 0, ...row]) => row.map((value, at) => value - (start / pivot) * (rest[at] ?? 0))),
  );
  const known = solved.reduce((sum, value, at) => sum + value * (rest[at] ?? 0), 0);
  return [((rest.at(-1) ?? 0) - known) / pivot, ...solved];
}

/** Prints the weights of the parts that make the right options likeliest: a conditional logit model. */
function printFit(title: string, choices: readonly Choice[]): void {
  const names = Object.keys(choices[0]?.options[0] ?? {});
  let weights = names.map(() => 0);
  for (let step = 0; step < steps; step++) {
    // The second derivatives. Each row ends with a first one.
    const rows = names.map(() => [...names.map(() => 0), 0]);
    for (const { options, right } of choices) {
      const parts = options.map((option) => names.map((name) => option[name] ?? 0));
      const odds = parts.map((own) =>
        Math.exp(own.reduce((sum, part, at) => sum + part * (weights[at] ?? 0), 0)),
      );
      const total = odds.reduce((sum, one) => sum + one, 0);
      const means = names.map(
        (_, at) => parts.reduce((sum, own, option) => sum + (own[at] ?? 0) * (odds[option] ?? 0), 0) / total,
      );
      for (const [option, own] of parts.entries()) {
        const distances = own.map((part, at) => part - (means[at] ?? 0));
        for (const [at, row] of rows.entries()) {
          const share = ((distances[at] ?? 0) * (odds[option] ?? 0)) / total;
          for (const [other, distance] of distances.entries()) {
            row[other] = (row[other] ?? 0) + share * distance;
          }
          row[names.length] = (row[names.length] ?? 0) + (option === right ? (distances[at] ?? 0) : 0);
        }
      }
    }
    const change = solve(rows);
    const shorter = Math.min(1, maxStep / Math.max(...change.map(Math.abs)));
    weights = weights.map((weight, at) => weight + shorter * (change[at] ?? 0));
  }
  const lines = names.map((name, at) => `  ${name}: ${weights[at]?.toFixed(2)}`);
  process.stdout.write(`${title}\n${lines.join('\n')}\n`);
}

const index: readonly IndexLine[] = JSON.parse(fs.readFileSync(path.join(outDir, indexFile), 'utf8'));
const routesPaths = index.flatMap((line) => (line.of === 'pages' ? line.documents.map(({ u }) => u) : []));

/** Fits the weights of `FactFinder` to `values.tsv`; see tools/bench/README.md. */
runBench(async () => {
  const { pages, tables, facts } = await readSources({ siteDir, outDir, routesPaths });
  const learned = tables.values.filter((_, at) => at % keptOut !== 0);
  const engine = new SearchEngine();
  for (const line of indexLines(pages, { ...tables, values: learned }, facts)) {
    engine.add(JSON.stringify(line));
  }
  const choices: Choice[] = [];
  const answers: Choice[] = [];
  for (const [query, wantedUrl, wantedLabel] of tables.values.filter((_, at) => at % keptOut === 0)) {
    const compared = engine.facts.compare(engine.read(query, 1));
    const right = compared.findIndex(({ entry }) => {
      const { url, label } = engine.factFrom(entry);
      return url === wantedUrl && label === wantedLabel;
    });
    if (right >= 0) {
      choices.push({ options: compared.map(({ parts }) => parts), right });
    }
    const likeliest = engine.facts.likeliest(compared);
    if (likeliest) {
      const isRight = likeliest.entry.value === compared[right]?.entry.value;
      answers.push({ options: [likeliest.parts, {}], right: isRight ? 0 : 1 });
    }
  }
  printFit('weights', choices);
  // A logistic regression is a choice between the answer and nothing.
  printFit('certainty', answers);
});

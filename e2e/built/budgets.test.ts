import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { deferredFiles } from '../../src/plugins/speed/deferredFiles';
import { budgets, sharedBudget } from '../../tools/bench/budgets';
import { buildDir, built, pageFile } from '../support/site';

// Bytes are the same on every machine, so a test can limit them. `npm run bench` measures times.

const home = 'tools/bench/budgets.ts';

/** Returns how many bytes a server sends of a built file. */
function sentBytes(file: string): number {
  const { size } = fs.statSync(path.join(buildDir, `${file}.br`), { throwIfNoEntry: false }) ?? {};
  if (size === undefined) {
    throw new Error(`${file} has no compressed copy. Run \`npm run compress\`.`);
  }
  return size;
}

/** Returns the files that a page loads once it can be read. */
function loadedBy(route: string, kind: 'scripts' | 'styles'): readonly string[] {
  return deferredFiles(built(pageFile(route)), kind);
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + sentBytes(file), 0);
}

/** Fails above the budget, and so far below it that the next few bytes would go unnoticed. */
function expectWithin(bytes: number, budget: number, what: string): void {
  expect(
    bytes,
    `${what} is above its budget in ${home}: remove what readers can do without`,
  ).toBeLessThanOrEqual(budget);
  expect(bytes, `${what} is far below its budget in ${home}: lower the budget`).toBeGreaterThan(
    0.93 * budget,
  );
}

describe('budgets', () => {
  test.each(budgets)('apply to $kind, $route', ({ route, html, scripts }) => {
    expectWithin(sentBytes(pageFile(route)), html, 'The page');
    expectWithin(sum(loadedBy(route, 'scripts')), scripts, 'What it loads of scripts');
  });

  test('apply to what all pages share', () => {
    const lists = budgets.map(({ route }) => loadedBy(route, 'scripts'));
    const shared = (lists[0] ?? []).filter((script) => lists.every((list) => list.includes(script)));
    expect(shared.length).toBeGreaterThan(0);
    expectWithin(sum(shared), sharedBudget.scripts, 'The scripts of all pages');
    expectWithin(sum(loadedBy('/', 'styles')), sharedBudget.styles, 'The style sheet');
    const inline = [...built(pageFile('/')).matchAll(/<script>([^<]+)<\/script>/g)];
    const bytes = inline.map(([, text = '']) => zlib.brotliCompressSync(text).length);
    expectWithin(
      bytes.reduce((all, each) => all + each, 0),
      sharedBudget.earlyScript,
      'The script in the page',
    );
  });
});

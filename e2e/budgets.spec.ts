import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgets, sharedBudget } from '../src/bench/budgets';
import { filesNamedIn } from '../src/plugins/first-paint/namedFiles';
import { buildDir, built, pageFile } from './support/site';

// Bytes are the same on every machine, so they are a test; times are not, and are measured by `npm run bench`.

const file = 'src/bench/budgets.ts';

/** The bytes that a server sends of a built file. */
function sent(name: string): number {
  const whole = path.join(buildDir, name);
  return fs.statSync(fs.existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

/** The files that a page names for later. */
function named(route: string, what: 'scripts' | 'styles'): readonly string[] {
  return filesNamedIn(built(pageFile(route)), what);
}

function sum(files: readonly string[]): number {
  return files.reduce((bytes, name) => bytes + sent(name), 0);
}

/** Not above the budget, and not so far below that the next few bytes would go unnoticed. */
function expectWithin(bytes: number, budget: number, what: string): void {
  expect(
    bytes,
    `${what} is above its budget in ${file}: take out what readers can do without`,
  ).toBeLessThanOrEqual(budget);
  expect(bytes, `${what} is far below its budget in ${file}: lower the budget`).toBeGreaterThan(
    0.93 * budget,
  );
}

for (const { kind, route, html, scripts } of budgets) {
  test(`${kind}, ${route}, is within its budget`, () => {
    expectWithin(sent(pageFile(route)), html, 'The page');
    expectWithin(sum(named(route, 'scripts')), scripts, 'What it loads of scripts');
  });
}

test('what all pages share is within its budget', () => {
  const lists = budgets.map(({ route }) => named(route, 'scripts'));
  const shared = (lists[0] ?? []).filter((script) => lists.every((list) => list.includes(script)));
  expect(shared.length).toBeGreaterThan(0);
  expectWithin(sum(shared), sharedBudget.scripts, 'The scripts of all pages');
  expectWithin(sum(named('/', 'styles')), sharedBudget.styles, 'The style sheet');
  const inline = [...built(pageFile('/')).matchAll(/<script>([^<]+)<\/script>/g)].map(
    ([, text]) => text ?? '',
  );
  expectWithin(
    inline.reduce((bytes, text) => bytes + zlib.brotliCompressSync(text).length, 0),
    sharedBudget.earlyScript,
    'The script in the page',
  );
});

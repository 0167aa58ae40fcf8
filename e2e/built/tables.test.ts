import { expect, test } from 'vitest';
import { collectProblems } from '../support/builtSite';
import { docRoutes } from '../support/site';

test('each table has its own name on its page, and roles that remain where its rows are blocks', () => {
  const problems = collectProblems(docRoutes, ($) => {
    const tables = $('.markdown table').toArray();
    const names = tables.map((table) => $(table).attr('aria-label') ?? '');
    const parts = $('.markdown :is(table, thead, tbody, tr, th, td)').toArray();
    return [
      ...names.filter((name, index) => !name || names.indexOf(name) !== index),
      ...parts
        .filter((part) => !$(part).attr('role'))
        .map((part) => `no role: ${$(part).text().slice(0, 40)}`),
      ...$('.markdown tbody tr > :first-child:not([role="rowheader"])').map(() => 'a row without a header'),
    ];
  });
  expect(problems).toEqual([]);
});

import { expect, test } from 'vitest';
import { permissionGroups } from '../../src/facts/permissions';
import { planFeatureGroups } from '../../src/facts/plans';
import { builtPage, faultsOn, readersPages } from '../support/builtSite';

test('each table has its own name on its page, and roles that remain where its rows are blocks', () => {
  const faults = faultsOn(readersPages, ({ $ }) => {
    const tables = $('.table-scroll > table').toArray();
    const names = tables.map((table) => $(table).attr('aria-label') ?? '');
    const parts = $('.table-scroll :is(table, thead, tbody, tr, th, td)').toArray();
    return [
      ...names
        .filter((name, index) => !name || names.indexOf(name) !== index)
        .map((name) => `two tables: ${name}`),
      ...parts
        .filter((part) => !$(part).attr('role'))
        .map((part) => `no role: ${$(part).text().slice(0, 40)}`),
      ...($('tbody th')
        .toArray()
        .some((cell) => $(cell).attr('role') !== 'rowheader')
        ? ['no row header']
        : []),
    ];
  });
  expect(faults).toEqual([]);
});

test.each([
  ['/chat-features/ranks', Object.keys(permissionGroups).length],
  // The prices are below the names of the plans instead.
  ['/subscriptions', Object.keys(planFeatureGroups).length - 1],
])('the long table of %s is in groups, each with a heading across the columns', (route, groups) => {
  const $ = builtPage(route);
  expect($('th[scope="rowgroup"][role="rowheader"][colspan]').length).toBe(groups);
  expect($('thead tr[id]').length).toBe(route === '/subscriptions' ? 1 : 0);
});

test.each([
  ['/subscriptions', 'What each plan includes', 'compare'],
  ['/shop', 'Buy feathers', 'short'],
  ['/chat-settings/welcome', 'Settings of Welcome', 'stacked settings'],
])('on a phone, the table on %s named %j is laid out as %s', (route, name, layout) => {
  expect(builtPage(route)(`table[aria-label="${name}"]`).attr('class')).toBe(layout);
});

test('the space after "Default:" is in its text, because Chromium hides a separate one from screen readers', () => {
  const notes = builtPage('/chat-settings/moderation')('.settings td .notes').first();
  expect(notes.contents().first().text()).toBe('Default: ');
});

test('an arrow is on the line of its label', () => {
  expect(builtPage('/organizations/sso')('td').text()).toContain('→\u00a0Chat settings');
});

test('the native name of a language is in that language', () => {
  const $ = builtPage('/chat-settings/language');
  for (const [code, name] of [
    ['ja', '日本語'],
    ['pt-BR', 'Português (Brasil)'],
    ['ar', 'العربية'],
  ]) {
    expect($(`td[lang="${code}"]`).text()).toBe(name);
  }
});

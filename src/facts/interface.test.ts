import { expect, test } from 'vitest';
import * as accounts from './accounts';
import { accountSettingsPages, chatSettingsPages, consolePages, places } from './interface';
import * as organizations from './organizations';
import { type PageFacts, pages } from './pages';
import { settingsPages } from './settings';

function labels(menu: Readonly<Record<string, { readonly label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(menu).map(([id, { label }]) => [id, label]));
}

test('menus and pages use the same names', () => {
  expect(labels(chatSettingsPages)).toEqual(labels(settingsPages));
  expect(accountSettingsPages).toEqual(labels(accounts.accountSettingsPages));
  expect(consolePages).toEqual(labels(organizations.consolePages));
});

test('pages name places that exist', () => {
  const named = Object.values<PageFacts>(pages).flatMap(({ where }) => where ?? []);
  expect(named.filter((place) => !(place in places))).toEqual([]);
});

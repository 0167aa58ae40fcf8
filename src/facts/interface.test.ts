import { expect, test } from 'vitest';
import { chatSettingsPages, places } from './interface';
import { type PageFacts, pages } from './pages';
import { settingsPages } from './settings';

test('the menu and the pages of Chat settings have the same names', () => {
  const labels = (menu: Readonly<Record<string, { readonly label: string }>>) =>
    Object.entries(menu).map(([id, { label }]) => [id, label]);
  expect(labels(chatSettingsPages)).toEqual(labels(settingsPages));
});

test('pages name places that exist', () => {
  const named = Object.values<PageFacts>(pages).flatMap(({ where }) => where ?? []);
  expect(named.filter((place) => !(place in places))).toEqual([]);
});

import { expect, test } from 'vitest';
import * as accounts from './accounts';
import { accountSettingsPages, consolePages } from './interface';
import * as organizations from './organizations';

function labels(menu: Readonly<Record<string, { readonly label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(menu).map(([id, { label }]) => [id, label]));
}

test('menus and pages use the same names', () => {
  expect(accountSettingsPages).toEqual(labels(accounts.accountSettingsPages));
  expect(consolePages).toEqual(labels(organizations.consolePages));
});

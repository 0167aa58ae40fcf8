import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { accountSettingsPages } from '../src/facts/accounts';
import {
  accountSettingsPages as accountPlaces,
  consolePages as consolePlaces,
  places,
  chatSettingsPages as settingsPlaces,
} from '../src/facts/interface';
import { limitAreas, limits } from '../src/facts/limits';
import { consolePages } from '../src/facts/organizations';
import { type PageFacts, pages } from '../src/facts/pages';
import { movablePermissionIds, type Permission, permissions } from '../src/facts/permissions';
import { type PlanFeature, planFeatures, planIds } from '../src/facts/plans';
import { rankIds } from '../src/facts/ranks';
import { allSettings, settingKeys, settingsPages } from '../src/facts/settings';
import type { Limit, Setting } from '../src/facts/types';
import { words } from '../src/facts/words';
import { valueAreas } from '../src/plugins/facts-in-pages/components/factValues';
import { listAreas } from '../src/plugins/facts-in-pages/components/lists';
import { tableAreas } from '../src/plugins/facts-in-pages/components/tables';
import { docRoutes } from './support/routes';
import { siteDir } from './support/site';

const sources = filesUnder('docs')
  .concat(filesUnder('src'))
  .map((file) => [file, fs.readFileSync(file, 'utf8')] as const);

function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(siteDir, folder, name))
    .filter((file) => /\.(mdx?|tsx?)$/.test(file));
}

test('a limit has one home', () => {
  const ids = Object.values(limitAreas).flatMap((area) => Object.keys(area));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(Object.keys(limits)).toHaveLength(ids.length);
});

test('a limit reads well, and its ends are in order', () => {
  const faults = Object.entries<Limit>(limits).filter(
    ([, { label, text, min, max }]) =>
      !label || !text || /undefined|NaN/.test(text) || (min !== undefined && max !== undefined && min > max),
  );
  expect(faults).toEqual([]);
});

test('each limit is used: on a page or by another fact', () => {
  const used = (id: string) =>
    sources.some(([file, text]) => {
      const own = /src\/facts\/limits\//.test(file);
      const pattern = own ? `['${id}']` : id;
      return text.includes(pattern);
    });
  expect(Object.keys(limits).filter((id) => !used(id))).toEqual([]);
});

test('each table, list and value of the facts is on a page', () => {
  const text = sources
    .filter(([file]) => /\.mdx?$/.test(file))
    .map(([, source]) => source)
    .join('\n');
  const unused = (areas: Readonly<Record<string, object>>, tag: string) =>
    Object.values(areas)
      .flatMap((area) => Object.keys(area))
      .map((name) => `<${tag}="${name}"`)
      .filter((start) => !text.includes(start));
  expect([
    ...unused(tableAreas, 'FactsTable of'),
    ...unused(listAreas, 'FactsList of'),
    ...unused(valueAreas, 'Fact id'),
  ]).toEqual([]);
});

test('each page has its facts, and no facts are without a page', () => {
  expect(new Set(Object.keys(pages).map((id) => `/${id}`))).toEqual(new Set(docRoutes));
});

test('the places that pages name are in the interface', () => {
  const named = Object.values<PageFacts>(pages).flatMap(({ where }) => where ?? []);
  expect(named.filter((place) => !(place in places))).toEqual([]);
});

test('every word of the A–Z leads to a page', () => {
  expect(words.filter(({ to }) => !docRoutes.includes(to))).toEqual([]);
});

test('a larger plan never has less', () => {
  const faults = Object.entries<PlanFeature>(planFeatures).filter(([id, { values }]) =>
    planIds.some((plan, index) => {
      const before = planIds[index - 1];
      if (!before || id === 'price') {
        return false;
      }
      const [smaller, larger] = [values[before], values[plan]];
      return (
        (smaller.has && !larger.has) || (smaller.amount ?? 0) > (larger.amount ?? Number.POSITIVE_INFINITY)
      );
    }),
  );
  expect(faults.map(([id]) => id)).toEqual([]);
});

test('the plan table holds what the product promises', () => {
  const row = (id: keyof typeof planFeatures) => planIds.map((plan) => planFeatures[id].values[plan].text);
  expect(row('people-online')).toEqual(['50', '250', '1,000', '5,000']);
  expect(row('channels')).toEqual(['1', '5', '20', '100']);
  expect(row('upload-size')).toEqual(['5 MB', '25 MB', '100 MB', '250 MB']);
  expect(row('custom-emoji')).toEqual(['10', '100', '500', '2,000']);
  expect(row('staff-keys')).toEqual(['2', '10', '50', '200']);
  expect(row('price')).toEqual(['$0', '$9', '$29', 'from $99']);
});

test('a permission can be moved to ranks that exist, and not below its lowest', () => {
  for (const [id, permission] of Object.entries<Permission>(permissions)) {
    expect(rankIds, id).toContain(permission.rank);
    expect(permission.movable, id).toBe(permission.lowest !== undefined);
    if (permission.lowest) {
      expect(rankIds.indexOf(permission.lowest), id).toBeLessThanOrEqual(rankIds.indexOf(permission.rank));
    }
    for (const key of permission.where ?? []) {
      expect(settingKeys, id).toContain(key);
    }
  }
  expect(movablePermissionIds).toContain('react');
});

test('a setting says what it does, and its default is one of its choices', () => {
  const settings = allSettings.map(({ key, setting }) => [key, setting as Setting] as const);
  const silent = settings.filter(([, { does, label }]) => !/\.$/.test(does) || !label);
  expect(silent.map(([key]) => key)).toEqual([]);
  const astray = settings.filter(
    ([, setting]) =>
      setting.kind === 'choice' &&
      setting.choices &&
      !setting.choices.some(({ label }) => setting.default.startsWith(label)),
  );
  expect(astray.map(([key, setting]) => `${key}: ${setting.default}`)).toEqual([]);
});

test('menus and pages call each other by the same names', () => {
  const labels = (pages: Readonly<Record<string, { readonly label: string }>>) =>
    Object.fromEntries(Object.entries(pages).map(([id, { label }]) => [id, label]));
  expect(labels(settingsPlaces)).toEqual(labels(settingsPages));
  expect(accountPlaces).toEqual(labels(accountSettingsPages));
  expect(consolePlaces).toEqual(labels(consolePages));
});

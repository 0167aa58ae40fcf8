import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { plans } from '../src/facts/plans';
import { allSettings, settingsPages } from '../src/facts/settings';
import { lookRecipes, type Recipe, recipeFaults, recipes } from '../src/facts/settings/recipes';
import type { PlanId, Setting, SettingsPage } from '../src/facts/types';
import { valuesOf } from '../src/plugins/facts-in-pages/components/settingValues';
import { buildDir } from './support/site';

/** A row of a table of settings, as a reader sees it. */
interface Row {
  readonly id: string;
  readonly label: string;
  readonly values: string;
  readonly fallback: string;
  readonly plan: string;
}

function plain(text: string): string {
  return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}

function page(name: string): cheerio.CheerioAPI {
  return cheerio.load(fs.readFileSync(path.join(buildDir, `${name}.html`)));
}

/** The rows of the settings of a built page, each once. */
function rowsOn(name: string): Row[] {
  const $ = page(name);
  return $('tr[id^="setting-"]')
    .toArray()
    .map((row) => {
      const [label = '', , values = '', fallback = '', plan = ''] = $(row)
        .children()
        .toArray()
        .map((cell) => plain($(cell).text()));
      return { id: ($(row).attr('id') ?? '').replace('setting-', ''), label, values, fallback, plan };
    });
}

function planText(setting: Setting, pagePlan: PlanId = 'free'): string {
  const { name } = plans[setting.plan ?? pagePlan];
  const label = name === 'Free' ? 'Every plan' : name === 'Organization' ? name : `${name} and above`;
  return plain(setting.planNote ? `${label} ${setting.planNote}` : label);
}

for (const [name, { settings, plan }] of Object.entries<SettingsPage>(settingsPages)) {
  test(`/chat-settings/${name} shows each of its settings as the facts have it, and no other`, () => {
    const rows = rowsOn(`chat-settings/${name}`);
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(settings));
    for (const row of rows) {
      const setting = settings[row.id];
      expect(setting, row.id).toBeDefined();
      if (setting) {
        expect(row.label).toContain(plain(setting.label));
        expect(row.values).toBe(plain(valuesOf(setting)));
        expect(row.fallback).toBe(plain(setting.default));
        expect(row.plan).toBe(planText(setting, plan));
      }
    }
  });
}

test('the finder holds every setting, each leading to its row', () => {
  const $ = page('chat-settings');
  const links = $('tr[data-plan] th a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(links).toEqual(allSettings.map(({ pageId, id }) => `/chat-settings/${pageId}#setting-${id}`));
});

test('every recipe names settings that exist, with values they can have', () => {
  expect(Object.values<Recipe>({ ...recipes, ...lookRecipes }).flatMap(recipeFaults)).toEqual([]);
});

test('a wrong recipe is refused with its name', () => {
  const wrong = (
    steps: Record<string, { value: boolean | number | string; why: string }>,
    plan: Recipe['plan'] = 'free',
  ) => recipeFaults({ label: 'Test', goodFor: '', plan, steps: steps as Recipe['steps'] });
  const why = '';
  expect(wrong({ 'guests/gests-talk': { value: false, why } })).toEqual([
    'The recipe "Test" names the setting "guests/gests-talk", which does not exist.',
  ]);
  expect(wrong({ 'guests/guest-captcha': { value: 'Sometimes', why } })[0]).toMatch(
    /takes one of: Never, On join, Each session/,
  );
  expect(wrong({ 'public-messages/max-length': { value: 3000, why } })[0]).toMatch(
    /takes 1–2,000 characters/,
  );
  expect(wrong({ 'guests/guests-talk': { value: 'Off', why } })[0]).toMatch(/takes true or false/);
  expect(wrong({ 'moderation/filter-level': { value: '5', why } }, 'plus')[0]).toMatch(/from Pro on/);
  expect(wrong({ 'radio/autoplay': { value: true, why } })[0]).toMatch(/is for Free, but .* needs Plus/);
  expect(wrong({ 'guests/guests-talk': { value: true, why } })[0]).toMatch(/to its default, On/);
});

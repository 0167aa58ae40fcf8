import path from 'node:path';
import { expect, test } from 'vitest';
import sidebars from '../../../sidebars';
import { listFiles, readText } from '../../utils/files';
import { allSettings, settingsScreens } from './index';
import type { SettingFact } from './types';

const settings = allSettings.map(({ fullId, setting }): [string, SettingFact] => [fullId, setting]);

test('the description of a setting ends with a period', () => {
  const problems = settings.filter(([, { description }]) => !description.endsWith('.'));
  expect(problems.map(([fullId]) => fullId)).toEqual([]);
});

test('the pages are those of the sidebar, in its order', () => {
  const listed = JSON.stringify(sidebars.chatSettings).matchAll(/"chat-settings\/([\w-]+)"/g);
  const advice = 'name and order the pages in src/facts/settings as in sidebars.ts';
  expect(Object.keys(settingsScreens), advice).toEqual([...listed].map(([, id]) => id));
});

test('a setting takes its plan from the facts about plans', () => {
  const files = listFiles(__dirname, '').filter((file) => !file.endsWith('.test.ts'));
  expect(files).toContain('messages.ts');
  const texts = files.map((file) => readText(path.join(__dirname, file)));
  expect(texts.join('\n').match(/plan: '.*'/g), 'Use a function of src/facts/plans.ts.').toBeNull();
});

import { expect, test } from 'vitest';
import sidebars from '../../../sidebars';
import { secondsIn } from '../../text';
import type { Setting } from '../types';
import { allSettings, settingsPages } from './index';

const settings = allSettings.map(({ key, setting }): [string, Setting] => [key, setting]);

test('a setting has a label, and says what it does in a sentence', () => {
  const silent = settings.filter(([, { description, label }]) => !/\.$/.test(description) || !label);
  expect(
    silent.map(([key]) => key),
    'Write a label, and a sentence that ends with a period.',
  ).toEqual([]);
});

test("a setting's default is one of its choices, unless several can be selected", () => {
  const astray = settings.filter(
    ([, { choices, default: value = '' }]) =>
      choices && !choices.some(({ label }) => value.startsWith(label)),
  );
  expect(
    astray.map(([key]) => key),
    'Begin the default with the label of a choice.',
  ).toEqual(['icon-bar/icons', 'chat-advertisements/ad-categories']);
});

test("a number's default is within its range", () => {
  const problems = settings.filter(([, setting]) => {
    const { range, default: value = '' } = setting;
    const [, unit = ''] = / (day|hour|minute|second)s?$/.exec(value) ?? [];
    const amount = Number.parseFloat(value.replaceAll(',', ''));
    const number = (amount * (secondsIn[unit] ?? 1)) / (secondsIn[range?.unit ?? ''] ?? 1);
    return number < (range?.min ?? number) || number > (range?.max ?? number);
  });
  expect(problems.map(([key, { default: value }]) => `${key}: ${value}`)).toEqual([]);
});

test('the pages are those of the sidebar, in its order', () => {
  const listed = JSON.stringify(sidebars.chatSettings).matchAll(/"chat-settings\/([\w-]+)"/g);
  const advice = 'name and order the pages in src/facts/settings as in sidebars.ts';
  expect(Object.keys(settingsPages), advice).toEqual([...listed].map(([, page]) => page));
});

import { expect, test } from 'vitest';
import type { Setting } from '../types';
import { allSettings, findSetting } from './index';

const settings = allSettings.map(({ key, setting }): [string, Setting] => [key, setting]);

test('a setting has a label, and says what it does in a sentence', () => {
  const silent = settings.filter(([, { does, label }]) => !/\.$/.test(does) || !label);
  expect(silent.map(([key]) => key)).toEqual([]);
});

test("a setting's default is one of its choices", () => {
  const astray = settings.filter(
    ([, { kind, choices, default: value = '' }]) =>
      kind !== 'list' && choices && !choices.some(({ label }) => value.startsWith(label)),
  );
  expect(astray.map(([key, { default: value }]) => `${key}: ${value}`)).toEqual([]);
});

test("a switch is on or off, and a number's default is within its range", () => {
  const faults = settings.filter(([, { kind, range, default: value = '' }]) => {
    const number = Number.parseFloat(value.replaceAll(',', ''));
    const isOutside = number < (range?.min ?? number) || number > (range?.max ?? number);
    return (kind === 'switch' && !/^(?:On|Off)\b/.test(value)) || (kind === 'number' && isOutside);
  });
  expect(faults.map(([key, { default: value }]) => `${key}: ${value}`)).toEqual([]);
});

test('settings are found by page and id', () => {
  expect(findSetting('guests/guests-talk').setting.kind).toBe('switch');
  expect(() => findSetting('guests/gests-talk')).toThrow('no setting "guests/gests-talk"');
});

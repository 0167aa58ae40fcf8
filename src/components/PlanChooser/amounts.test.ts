import { Fuzz } from '@site/e2e/support/fuzz';
import { expect, test } from 'vitest';
import { readAmount } from './amounts';

test.each([
  ['count', '250', 250],
  ['count', '1,000', 1000],
  ['count', '1 000', 1000],
  ['count', ' 0 ', 0],
  ['count', '007', 7],
  ['time', '90', 90],
  ['time', '90 days', 90],
  ['time', '2 weeks', 14],
  ['time', '3 Months', 90],
  ['time', '2years', 730],
  ['time', '1.5 years', 547.5],
  ['time', '1 d', 1],
  ['size', '25', 25],
  ['size', '25 MB', 25],
  ['size', '1 GB', 1024],
  ['size', '0.5gb', 512],
  ['size', '512 KB', 0.5],
  ['size', '1 TB', 1_048_576],
] as const)('reads the %s %j', (kind, text, value) => {
  expect(readAmount(text, kind)).toEqual({ value });
});

test.each([
  ['count', 'many', /^"many" can't be read\. Enter a whole number/],
  ['count', '-5', /whole number/],
  ['count', '2.5', /whole number/],
  ['count', '1,00', /whole number/],
  ['count', '5 people', /whole number/],
  ['time', '3m', /days, weeks, months, or years/],
  ['time', 'two years', /such as 90 days/],
  ['time', 'constructor', /can't be read/],
  ['time', '1 constructor', /can't be read/],
  ['size', '25 pixels', /KB, MB, or GB/],
  ['size', '2,5 MB', /such as 25 MB/],
  ['count', '9'.repeat(400), /^"9{30}…" is too large\./],
] as const)('explains what is wrong with the %s %j', (kind, text, mistake) => {
  expect(readAmount(text, kind).fault).toMatch(mistake);
});

test('reads nothing from an empty field', () => {
  expect(readAmount('  ', 'count')).toEqual({});
});

test('returns a number or a sentence for any text', () => {
  const fuzz = new Fuzz(11);
  const pieces = ['1', '9', '0', ',', '.', ' ', '-', '+', 'e', 'day', 'MB', 'years', 'x', '∞', '١', '\u00a0'];
  for (let round = 0; round < 3000; round++) {
    const text = fuzz.text(7, ['🦉', '__proto__', 'toString', ...pieces]);
    const kind = fuzz.pick(['count', 'time', 'size'] as const);
    const reading = readAmount(text, kind);
    const isSound =
      reading.fault?.endsWith('.') ||
      (reading.value === undefined
        ? text.trim() === ''
        : Number.isFinite(reading.value) && reading.value >= 0);
    expect(isSound, `${kind} ${JSON.stringify(text)}`).toBe(true);
  }
});

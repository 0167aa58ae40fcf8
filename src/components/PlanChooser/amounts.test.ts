import { expect, test } from 'vitest';
import { readAmount } from './amounts';

test.each([
  ['count', '250', 250],
  ['count', '1,000', 1000],
  ['count', '1 000', 1000],
  ['count', ' 0 ', 0],
  ['time', '90', 90],
  ['time', '90 days', 90],
  ['time', '2 weeks', 14],
  ['time', '3 Months', 90],
  ['time', '2years', 730],
  ['time', '1.5 years', 547.5],
  ['size', '25', 25],
  ['size', '25 MB', 25],
  ['size', '1 GB', 1024],
  ['size', '0.5gb', 512],
  ['size', '512 KB', 0.5],
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
  ['time', '1 constructor', /can't be read/],
  ['size', '25 pixels', /KB, MB, or GB/],
  ['size', '2,5 MB', /such as 25 MB/],
  ['count', '9'.repeat(400), /^"9{30}…" can't be read\./],
] as const)('explains what is wrong with the %s %j', (kind, text, mistake) => {
  expect(readAmount(text, kind).fault).toMatch(mistake);
});

test('reads nothing from an empty field', () => {
  expect(readAmount('  ', 'count')).toEqual({});
});

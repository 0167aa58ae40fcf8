import { expect, test } from 'vitest';
import { measuresIn } from './measures';

const isMeasuredAs = (query: string, value: string) =>
  measuresIn(query).some((pattern) => pattern.test(value));

test.each([
  ['how long is a mute', '1 minute to 30 days'],
  ['how soon does support answer', 'within 2 weeks'],
  ['how long can a name be', '3–20 characters'],
  ['how big can a file be', 'up to 2 MB'],
  ['width of the picture', '128–1,024 px'],
  ['how much is a boost', '500 feathers'],
  ['how old do i have to be', '16 or older'],
  ['how often is it checked', 'every 30 seconds'],
  ['how many people', 'up to 1,000 people'],
  ['how many levels', '1–5'],
])('"%s" can be answered with "%s"', (query, value) => {
  expect(isMeasuredAs(query, value)).toBe(true);
});

test.each([
  ['duration of a mute', 'up to 500 characters'],
  ['how many days', '2–10 answers'],
  ['how many people', '1–2,000 characters'],
  ['how many people', '1–10 MB'],
  ['how many people', 'within 30 business days'],
  ['how much is a boost', '30 days'],
])('"%s" can\'t be answered with "%s"', (query, value) => {
  expect(isMeasuredAs(query, value)).toBe(false);
});

test('a query may ask for no measure', () => {
  expect(measuresIn('who can ban')).toEqual([]);
});

import { expect, test } from 'vitest';
import { atLeast, between, exactly, formatAmount, toBytes, toSeconds, type Unit, upTo } from './quantity';

test.each<[number, Unit, string]>([
  [0, 'day', '0 days'],
  [120, 'request per minute', '120 requests per minute'],
  [1_234_567.891, 'count', '1,234,567.89'],
  [1.5, 'MB', '1.5 MB'],
])('formats %d %s as "%s"', (value, unit, text) => {
  expect(formatAmount(value, unit)).toBe(text);
});

test('bounds have a text and numbers', () => {
  expect(exactly(15, 'minute')).toMatchObject({ text: '15 minutes', unit: 'minute', min: 15, max: 15 });
  expect(upTo(300, 'character')).toMatchObject({ text: 'up to 300 characters', max: 300 });
  expect(atLeast(10, 'character')).toMatchObject({ text: 'at least 10 characters', min: 10 });
  expect(between(0, 1, 'entry')).toMatchObject({ text: '0–1 entries', min: 0, max: 1 });
  expect(between(1, 500, 'dollar').text).toBe('$1–500');
  expect(between(1, 43_200, 'minute', '1 minute to 30 days').text).toBe('1 minute to 30 days');
});

test('converts upper bounds to bytes and seconds, but no other units', () => {
  expect(toBytes(upTo(256, 'KB'))).toBe(262_144);
  expect(toSeconds(between(1, 5, 'minute'))).toBe(300);
  // @ts-expect-error: The type check fails if other units are allowed.
  toBytes(upTo(5, 'minute'));
  // @ts-expect-error
  toSeconds(upTo(256, 'KB'));
});

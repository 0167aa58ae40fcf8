import { describe, expect, test } from 'vitest';
import { amount, atLeast, between, exactly, upTo } from './quantity';

describe('amount', () => {
  test.each([
    [1, 'day', '1 day'],
    [2, 'day', '2 days'],
    [0, 'day', '0 days'],
    [2, 'reply', '2 replies'],
    [2, 'key', '2 keys'],
    [3, 'person', '3 people'],
    [3, 'MB', '3 MB'],
    [9, 'dollar', '$9'],
    [60, 'percent', '60%'],
    [5, 'count', '5'],
    [2000, 'character', '2,000 characters'],
    [1_234_567.891, 'count', '1,234,567.89'],
    [1.5, 'MB', '1.5 MB'],
  ])('writes %d %s as "%s"', (value, unit, text) => {
    expect(amount(value, unit)).toBe(text);
  });
});

describe('bounds', () => {
  test('read as ranges, and keep their numbers', () => {
    expect(exactly(15, 'minute')).toMatchObject({ text: '15 minutes', unit: 'minute', min: 15, max: 15 });
    expect(upTo(300, 'character')).toMatchObject({ text: 'up to 300 characters', max: 300 });
    expect(atLeast(10, 'character')).toMatchObject({ text: 'at least 10 characters', min: 10 });
    expect(between(3, 30, 'character')).toMatchObject({ text: '3–30 characters', min: 3, max: 30 });
    expect(between(1, 500, 'dollar').text).toBe('$1–500');
    expect(between(1, 43_200, 'minute', '1 minute to 30 days').text).toBe('1 minute to 30 days');
  });
});

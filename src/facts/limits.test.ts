import { expect, test } from 'vitest';
import { limits } from './limits';
import type { Quantity } from './quantity';

test('no limit has a minimum above its maximum', () => {
  const problems = Object.entries<Quantity>(limits).filter(
    ([, { min = 0, max = Number.POSITIVE_INFINITY }]) => min > max,
  );
  expect(problems.map(([id]) => id)).toEqual([]);
});

test('a default is within its limit', () => {
  const all: Readonly<Record<string, Quantity>> = limits;
  const problems = Object.entries(all).filter(([id, { max: value = 0 }]) => {
    const { min = 0, max = Number.POSITIVE_INFINITY } = all[id.replace(/-default$/, '')] ?? { max: -1 };
    return id.endsWith('-default') && (value < min || value > max);
  });
  expect(problems).toEqual([]);
});

test('the text of each limit states its numbers', () => {
  // "once" and "every hour" have no number.
  const withNumber = Object.entries<Quantity>(limits).filter(([, { text }]) => /\d/.test(text));
  expect(withNumber.length).toBeGreaterThan(100);
  const problems = withNumber.filter(([, { text, min, max }]) => {
    // The upper bound of "1 minute to 30 days" is in another unit.
    const ends = [min, / to /.test(text) ? undefined : max].filter((end) => end !== undefined);
    const numbers: readonly string[] = text.match(/\d[\d,.]*(?<!\.)/g) ?? [];
    return !ends.every((end) => numbers.includes(end.toLocaleString('en-US')));
  });
  expect(problems.map(([id, { text }]) => `${id}: ${text}`)).toEqual([]);
});

import { expect, test } from 'vitest';
import { limits } from './limits';
import { parseAmount, type Quantity } from './quantity';

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
  const problems = withNumber.filter(([, { text, unit, min, max }]) => {
    const ends = [min, max].filter((end) => end !== undefined);
    if (/^\d+ \w+ to \d+ \w+$/.test(text)) {
      const stated = text.split(' to ').map((end) => parseAmount(end, unit));
      return stated.join() !== ends.join();
    }
    const numbers: readonly string[] = text.match(/\d[\d,.]*(?<!\.)/g) ?? [];
    return !ends.every((end) => numbers.includes(end.toLocaleString('en-US')));
  });
  expect(problems.map(([id, { text }]) => `${id}: ${text}`)).toEqual([]);
});

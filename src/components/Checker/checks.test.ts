import { expect, test } from 'vitest';
import { quoted, readClock, utc } from './checks';

test('reads a time, or uses the time of the device if the field is empty', () => {
  expect(readClock(' 12 ', 1)).toBe(12);
  expect(readClock('', 1)).toBe(1);
  expect(readClock('1e3', 1)).toBeUndefined();
});

test('writes a time in UTC', () => {
  expect(utc(1_759_320_000)).toBe('2025-10-01 12:00:00 UTC');
  expect(utc(1e300)).toBeUndefined();
});

test('quotes what was pasted as short code', () => {
  expect(quoted(' a`b\nc ')).toBe('`a b c`');
  expect(quoted('x'.repeat(41))).toBe(`\`${'x'.repeat(40)}…\``);
});

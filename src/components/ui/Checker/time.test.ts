import { expect, test } from 'vitest';
import { describeTime } from './time';

test.each([
  [1_759_320_061, '1 minute 1 second ago'],
  [1_759_319_000, '16 minutes 40 seconds in the future'],
])('at %d, says how far a time is from now', (now, distance) => {
  const text = `Wed, 01 Oct 2025 12:00:00 GMT, ${distance} by this device's clock`;
  expect(describeTime(1_759_320_000, now)).toBe(text);
});

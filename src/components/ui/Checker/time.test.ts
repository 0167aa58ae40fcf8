import { afterEach, expect, test, vi } from 'vitest';
import { describeTime } from './time';

afterEach(() => vi.unstubAllEnvs());

test('says a time in GMT and on the clock of the reader, which can be wrong', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(describeTime(1_759_320_000, 1_759_320_061)).toBe(
    "Wed, 01 Oct 2025 12:00:00 GMT (9:00:00 PM GMT+9), 1 minute 1 second ago by this device's clock, " +
      'which says Wed, 01 Oct 2025 12:01:01 GMT (9:01:01 PM GMT+9)',
  );
  vi.stubEnv('TZ', 'UTC');
  expect(describeTime(1_759_320_000, 1_759_319_000)).toContain(
    '12:00:00 GMT, 16 minutes 40 seconds in the future',
  );
});

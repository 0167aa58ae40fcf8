import { Fuzz } from '@site/e2e/support/fuzz';
import { parseDuration } from '@site/src/facts/durations';
import { durationUses } from '@site/src/facts/moderation';
import { expect, test } from 'vitest';
import { read } from './read';

const { ban, poll, temprank } = durationUses;

test.each([
  ['1d12h', { kind: 'time', seconds: 129_600 }],
  [' 1D12H ', { kind: 'time', seconds: 129_600 }],
  ['1m', { kind: 'time', seconds: 60 }],
  ['30d', { kind: 'time', seconds: 2_592_000 }],
  ['PERM', { kind: 'perm' }],
  ['  ', { kind: 'empty' }],
])('reads %j', (typed, reading) => {
  expect(read(typed, ban)).toEqual(reading);
});

test.each([
  ['30s', ban, 'Ban: This is too short. The minimum is 1 minute.'],
  ['0d', ban, 'Ban: This is too short. The minimum is 1 minute.'],
  ['31d', ban, 'Ban: This is too long. The maximum is 30 days, or “perm”.'],
  ['9999999d', ban, 'Ban: This is too long. The maximum is 30 days, or “perm”.'],
  ['8d', poll, 'Poll: This is too long. The maximum is 7 days.'],
  ['perm', temprank, "Temporary rank: “perm” isn't allowed here. Enter a time of up to 30 days."],
  ['1dperm', ban, "“dperm” isn't a unit of time."],
  ['10', ban, '“10” has no unit.'],
  ['1w', ban, "“w” isn't a unit of time. Use d (days), h (hours), m (minutes), or s (seconds)."],
  ['10min', ban, "“min” isn't a unit of time."],
  ['d', ban, '“d” has no number.'],
  ['1d2d', ban, '“d” appears twice.'],
  ['5m1d2h', ban, 'Put the largest unit first: “1d2h5m”.'],
  ['1d 12h', ban, 'Enter the duration without spaces'],
  ['1.5h', ban, 'Use whole numbers'],
  ['-1h', ban, "A duration can't contain “-”."],
  ['0000001d', ban, 'Enter the numbers without leading zeros.'],
] as const)('explains what is wrong with %j', (typed, use, reason) => {
  expect(read(typed, use)).toEqual({ kind: 'wrong', reason: expect.stringContaining(reason) });
});

test('returns a time that the command accepts, or a reason, for any text', () => {
  const fuzz = new Fuzz(7);
  const pieces = [
    ...['9', '0', '12', '0001', '999999', '1234567', 'd', 'h', 'm', 's', 'D', 'w', 'min', 'perm', ' '],
    ...['.', ',', '-', '+', '<', '\n', '\u0000', 'é', 'ß', '\u212A', '👋', '\uD83D', '٣'],
  ];
  const kinds = new Set<string>();
  for (let round = 0; round < 2000; round++) {
    const typed = fuzz.text(8, ['1', ...pieces]);
    const parsed = parseDuration(typed);
    const results = Object.values(durationUses).map((use) => {
      const reading = read(typed, use);
      kinds.add(reading.kind);
      const isAccepted = typeof parsed === 'number' && parsed >= use.min && parsed <= use.max;
      return (
        (reading.kind === 'time') === isAccepted &&
        (reading.kind !== 'wrong' || /^\S.{15,200}\.$/s.test(reading.reason))
      );
    });
    expect(results, JSON.stringify(typed)).not.toContain(false);
  }
  expect([...kinds].sort()).toEqual(['empty', 'perm', 'time', 'wrong']);
});

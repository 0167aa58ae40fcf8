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
  [
    '10',
    ban,
    "“10” isn't a time. Enter a number with one of these letters: d (days), h (hours), m (minutes), or s (seconds).",
  ],
  ['1w', ban, "“1w” isn't a time."],
  ['10min', ban, "“10min” isn't a time."],
  ['d', ban, "“d” isn't a time."],
  ['1d2d', ban, 'Use each letter only once.'],
  ['5m1d2h', ban, 'Put the largest unit first: “1d2h5m”.'],
  ['1d 12h', ban, 'Enter the duration without spaces'],
  ['1.5h', ban, 'Use whole numbers'],
  ['-1h', ban, "A duration can't contain “-”."],
] as const)('explains what is wrong with %j', (typed, use, reason) => {
  expect(read(typed, use)).toEqual({ kind: 'wrong', reason: expect.stringContaining(reason) });
});

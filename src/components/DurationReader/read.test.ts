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
  ['30s', ban, 'Ban: Enter a time from 1 minute to 30 days, or “perm”.'],
  ['9999999d', ban, 'Ban: Enter a time from 1 minute to 30 days, or “perm”.'],
  ['8d', poll, 'to 7 days.'],
  ['perm', temprank, 'Temporary rank: Enter a time from'],
  ['5m1d2h', ban, "“5m1d2h” isn't a duration. Write whole numbers with these letters"],
] as const)('explains what is wrong with %j', (typed, use, reason) => {
  expect(read(typed, use)).toEqual({ kind: 'wrong', reason: expect.stringContaining(reason) });
});

test.each(['10', '1w', '10min', 'd', '1d2d', '1d 12h', '1.5h', '-1h'])('refuses %j', (typed) => {
  expect(read(typed, ban)).toMatchObject({
    kind: 'wrong',
    reason: expect.stringContaining("isn't a duration"),
  });
});

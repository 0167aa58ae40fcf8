import { expect, test } from 'vitest';
import { linesOf, pairsOf, personOf } from './read';

test('reads messages with their reactions, and lines of the chat', () => {
  expect(
    linesOf('wren:owner: It is 20:00. [👍 3, 🎉 1] | (Raid mode is on) | robin#4821: a=b', 'Caw'),
  ).toEqual([
    { who: { name: 'wren', rank: 'owner' }, text: 'It is 20:00.', under: ['👍 3', '🎉 1'] },
    { text: 'Raid mode is on', under: [] },
    { who: { name: 'robin#4821', rank: 'guest' }, text: 'a=b', under: [] },
  ]);
});

test('reads pairs, with an equals sign in their values', () => {
  expect(pairsOf('show-to=Everyone | stream-url=https://a.example/?x=1')).toEqual([
    ['show-to', 'Everyone'],
    ['stream-url', 'https://a.example/?x=1'],
  ]);
});

test('reads people, and the bot', () => {
  expect(personOf('jay', 'Caw')).toEqual({ name: 'jay', rank: 'member' });
  expect(personOf('Caw', 'Caw')).toEqual({ name: 'Caw' });
});

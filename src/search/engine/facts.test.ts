import { expect, test } from 'vitest';
import { FactFinder } from './facts';

const isKnown = (word: string) => word === 'voice';
const finder = new FactFinder();
finder.add([
  ['plan', 'Channels', 'channels', ['1', '5', '20', '100'], '/subscriptions#channels'],
  ['value', 'Mute', 'mute length?', ['up to 30 days'], '/moderation#mute'],
  ['value', 'Cookie rk_ads', 'rk_ads cookie?', ['13 months'], '/cookies#list'],
  [
    'setting',
    'Accent color',
    'accent color',
    ['#2f6f4f', 'Chat settings → Appearance'],
    '/appearance#accent',
  ],
  ['setting', 'Message color', 'message color', ['None', 'Chat settings → People'], '/people#color'],
  ['who', 'Mute someone', 'mute', ['Moderator and above'], '/ranks#mute'],
  ['syntax', '/mute', 'mute', ['/mute @NAME DURATION'], '/commands#mute'],
]);

test.each([
  ['how many channels on pro', '20'],
  ['chanels plus', '5'],
  ['longest mute', 'up to 30 days'],
  ['rk_ads', '13 months'],
  ['default accent color', '#2f6f4f'],
  ['where is the accent color', 'Chat settings → Appearance'],
  ['who can mute', 'Moderator and above'],
  ['/mute syntax', '/mute @NAME DURATION'],
])('answers "%s" with %s', (query, value) => {
  expect(finder.find(query, isKnown)?.value).toBe(value);
});

test.each([
  ['a word that no fact explains', 'how many voice channels on pro'],
  ['a plan that is missing', 'how many channels'],
  ['two possible values', 'default color'],
  ['instructions', 'how do i mute'],
  ['a topic', 'mute'],
  ['the other end of a limit', 'shortest mute'],
])('gives no answer to %s', (_, query) => {
  expect(finder.find(query, isKnown)).toBeUndefined();
});

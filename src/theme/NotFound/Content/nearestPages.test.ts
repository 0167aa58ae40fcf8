import { expect, test } from 'vitest';
import { pathsLike, wordsOf } from './nearestPages';

test('the words of a path are what is between its punctuation, in lower case', () => {
  expect(wordsOf('/Chat_Settings/slow-mode.html')).toBe('chat settings slow mode');
  expect(wordsOf('/über/Straße%20')).toBe('über straße 20');
  expect(wordsOf('/')).toBe('');
});

const paths = [
  '/',
  '/chat-features/slow-mode',
  '/chat-features/polls',
  '/chat-settings/moderation',
  '/chat-features/moderation',
  '/faq',
];

test.each([
  ['/chat-features/slow-mod', '/chat-features/slow-mode'],
  ['/slow_mode', '/chat-features/slow-mode'],
  ['/Chat-Features/Polls', '/chat-features/polls'],
  ['/help/faq', '/faq'],
])('the page nearest to %s is %s', (address, nearest) => {
  expect(pathsLike(address, paths)[0]).toBe(nearest);
});

test('at most three pages are near, and none if the path has other words', () => {
  expect(pathsLike('/chat-features/moderation', paths)).toHaveLength(3);
  expect(pathsLike('/wp-login.php', paths)).toEqual([]);
});

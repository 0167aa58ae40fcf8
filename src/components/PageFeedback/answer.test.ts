import { expect, test } from 'vitest';
import { issueAddress } from './answer';

test('fills in a new issue with the page and the exact words of the reader', () => {
  const words = '  Where is "undo"? 50 % + 1 & more #1 <b>\nÜber 🐦 = {x} ';
  const page = 'https://docs.rookery.example/chat-features/polls';
  const { origin, pathname, searchParams, hash } = new URL(
    issueAddress('https://git.example/new', 'Polls: not helpful', page, words),
  );
  expect(origin + pathname + hash).toBe('https://git.example/new');
  expect([...searchParams]).toEqual([
    ['title', 'Polls: not helpful'],
    ['body', `Page: ${page}\n\n${words}`],
  ]);
});

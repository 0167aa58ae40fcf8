import { expect, test } from 'vitest';
import { parsePhrases } from './phrases';

test.each([
  ['create:\n  - [ask', /at line 2/],
  ['create: ask', /`create` has no list of phrases/],
  ['create:\n  - ask\nvote:\n', /`vote` has no list of phrases/],
  ['create:\n  - [ask, vote]', /`create` has no list of phrases/],
])('the phrases %j are refused', (text, message) => {
  expect(() => parsePhrases(text)).toThrow(message);
});

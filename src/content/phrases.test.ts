import { expect, test } from 'vitest';
import { parsePage } from './parsePage';
import { parsePhrases, requirePhrases } from './phrases';

test('phrases are texts, and can be in quotes', () => {
  const { phrases } = parsePhrases('ask: [true, 404, "#1: a, b"]');
  expect(phrases.map(({ text }) => text)).toEqual(['true', '404', '#1: a, b']);
});

test.each([
  ['ask: ["what #1 is", who] #1', 25, /starts a comment.* in quotes/],
  ['ask: [who, what #1]', 16, /starts a comment.* in quotes/],
  ['ask: [who]\nask: [what]', 11, /must be unique.* into one list/],
  ['ask: [who, to: me]', 11, /`ask` has an entry that isn't a phrase.* in quotes/],
  ['ask: [who, [me]]', 11, /`ask` has an entry that isn't a phrase.* in quotes/],
  ['ask: [who,\n  what\n  when]', 13, /Put a comma between/],
  ['ask: [who, a {b}]', 13, /in quotes/],
  ['ask: [who', 9, /end with a \]\. Each line is an id and/],
  ['ask:\n\t- who', 5, /^Tabs are not allowed as indentation\. Each line is/],
  ['- who', 0, /Each line is an id and its phrases/],
  ['ask [who]', 0, /Each line is an id and its phrases/],
  ['ask: who', 0, /`ask` has no phrases in a list. Write `ask: \[/],
  ['ask: [who]\nvote:\n', 11, /`vote` has no phrases in a list/],
  ['ask: [who]\nvote: []', 11, /`vote` has no phrases in a list/],
])('finds a problem in %j at offset %i', (text, start, message) => {
  expect(parsePhrases(text).problems).toEqual([{ start, message: expect.stringMatching(message) }]);
});

test('the error about wrong phrases has the file and the line', () => {
  const page = parsePage('docs/bot.mdx', '', 'ask: [who]\nvote: who\n');
  expect(() => requirePhrases(page)).toThrow('docs/bot.search.yaml:2 `vote` has no phrases in a list');
});

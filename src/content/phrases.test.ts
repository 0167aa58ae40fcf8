import { expect, test } from 'vitest';
import { parsePhrases } from './phrases';

test('phrases are texts, and can be in quotes', () => {
  const phrases = parsePhrases('docs/a.search.yaml', 'ask: [true, 404, "#1: a, b"]');
  expect(phrases).toEqual({ ask: ['true', '404', '#1: a, b'] });
});

test.each([
  ['ask: [who, to: me]', /a\.search\.yaml: `ask\.1`: Invalid type: Expected string/],
  ['ask: who', /a\.search\.yaml: `ask`: Invalid type: Expected Array/],
  ['ask: [who', /at line 1/],
])('%j is no list of phrases', (text, message) => {
  expect(() => parsePhrases('docs/a.search.yaml', text)).toThrow(message);
});

import { expect, test } from 'vitest';
import { fromRoot, listFiles } from '../utils/files';
import { listPagePaths } from './pages';
import { parsePhrases } from './phrases';

test('each file of phrases is next to its page', () => {
  const files = listFiles(fromRoot('.'), 'docs').filter((file) => file.endsWith('.search.yaml'));
  expect(files.length).toBeGreaterThan(0);
  const pages = listPagePaths();
  expect(files.filter((file) => !pages.includes(file.replace(/^docs|\.search\.yaml$/g, '')))).toEqual([]);
});

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

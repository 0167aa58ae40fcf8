import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pages } from './pages';
import { words } from './words';

const docs = path.join(__dirname, '../../docs');

const ids = fs
  .readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('writing'))
  .map((name) => name.replaceAll(path.sep, '/').replace(/\.mdx?$/, ''));

test('each page has its facts, and no facts are without a page', () => {
  expect(Object.keys(pages).sort()).toEqual(ids.sort());
});

test('every word of the A–Z leads to a page', () => {
  expect(words.filter(({ to }) => !ids.includes(to.slice(1)))).toEqual([]);
});

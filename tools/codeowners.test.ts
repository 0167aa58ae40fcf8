import fs from 'node:fs';
import { expect, test } from 'vitest';

test('CODEOWNERS names places that exist, and every section of the pages', () => {
  const file = fs.readFileSync('.github/CODEOWNERS', 'utf8');
  const patterns = [...file.matchAll(/^\/(\S+)\s+@rookery\/[a-z]+$/gm)].map(([, pattern = '']) => pattern);
  const places = patterns.map((pattern) => pattern.replace(/\*$/, ''));
  expect(places.filter((place) => !fs.existsSync(place) && !fs.existsSync(`${place}.mdx`))).toEqual([]);
  const sections = fs
    .readdirSync('docs', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => `docs/${name}/`);
  expect(patterns).toEqual(expect.arrayContaining(sections));
});

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const siteDir = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

const workflows = fs.readdirSync(path.join(siteDir, '.github/workflows')).map((name) => {
  const text = read(`.github/workflows/${name}`);
  return { name, text };
});

describe.each(workflows)('$name', ({ text }) => {
  test('pins every action by its commit, and says which version that is', () => {
    const uses = [...text.matchAll(/^\s*uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    );
  });
});

test('CODEOWNERS names places that exist, and every section of the pages', () => {
  const patterns = [...read('.github/CODEOWNERS').matchAll(/^(\/\S+)\s+@rookery\/[a-z]+$/gm)].map(
    ([, pattern = '']) => pattern,
  );
  expect(patterns.length).toBeGreaterThan(0);
  const exists = (pattern: string) =>
    fs.existsSync(path.join(siteDir, pattern.replace(/\*$/, ''))) ||
    fs.existsSync(path.join(siteDir, pattern.replace(/\*$/, '.mdx')));
  expect(patterns.filter((pattern) => !exists(pattern))).toEqual([]);
  const sections = fs
    .readdirSync(path.join(siteDir, 'docs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  expect(sections.filter((section) => !patterns.includes(`/docs/${section}/`))).toEqual([]);
});

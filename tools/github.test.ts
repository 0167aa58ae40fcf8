import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const siteDir = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

/** What a workflow file says, as far as the tests look at it. */
interface Workflow {
  readonly on: { readonly pull_request?: { readonly paths?: readonly string[] } | null };
}

const workflows = fs.readdirSync(path.join(siteDir, '.github/workflows')).map((name) => {
  const text = read(`.github/workflows/${name}`);
  return { name, text, workflow: parse(text) as Workflow };
});

describe.each(workflows)('$name', ({ text, workflow }) => {
  test('pins every action by its commit, and says which version that is', () => {
    const uses = [...text.matchAll(/^\s*uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    );
  });

  test('runs npm scripts that exist, for paths that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const names = [...text.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(names.filter((name) => !['ci', 'audit'].includes(name) && !(name in scripts))).toEqual([]);
    const places = (workflow.on.pull_request?.paths ?? []).map((place) => place.replace(/\/\*\*$/, ''));
    expect(places.filter((place) => !fs.existsSync(path.join(siteDir, place)))).toEqual([]);
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

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { interactiveComponents } from './remarkInteractiveComponents';
import { tags } from './tagRegistry';

const page = fs.readFileSync('docs/writing/components.mdx', 'utf8');

/** The fact tags on the page for writers, such as `<Limit id="poll-question" />`, each with its attributes. */
const described = [...page.matchAll(/<([A-Z]\w*)([^>]*)>/g)]
  .map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/(\w+)(?:="[^"]*")?/g)].map(([, attribute]) => attribute),
  }))
  .filter(({ name }) => Object.hasOwn(tags, name));

test('the page for writers shows every tag with all of its attributes', () => {
  const declared = Object.entries(tags);
  const shown = declared.map(([tag]) => [
    tag,
    [...new Set(described.filter(({ name }) => name === tag).flatMap(({ attributes }) => attributes))].sort(),
  ]);
  expect(shown).toEqual(declared.map(([name, { attributes = [] }]) => [name, [...attributes].sort()]));
});

test('the page for writers names every interactive component', () => {
  const missing = [...interactiveComponents].filter((name) => !page.includes(`<${name}`));
  expect(missing, 'Name it in docs/writing/components.mdx.').toEqual([]);
});

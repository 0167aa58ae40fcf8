import fs from 'node:fs';
import { expect, test } from 'vitest';
import { tags } from './tagRegistry';

/** The fact tags on the page for writers, such as `<Limit id="poll-question" />`, each with its attributes. */
const described = [...fs.readFileSync('docs/writing/components.mdx', 'utf8').matchAll(/<([A-Z]\w*)([^>]*)>/g)]
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

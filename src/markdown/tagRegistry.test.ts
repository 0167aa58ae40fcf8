import { expect, test } from 'vitest';
import { readText } from '../files';
import { tags } from './tagRegistry';

const page = readText('docs/writing/components.mdx');

test.each(Object.keys(tags))('the page for writers has an example of <%s>', (name) => {
  expect(new RegExp(`<${name}[\\s/>]`).test(page), 'Add it to docs/writing/components.mdx.').toBe(true);
});

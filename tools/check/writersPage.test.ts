import { expect, test } from 'vitest';
import { tags } from '../../src/markdown/tagRegistry';
import { readText } from '../../src/utils/files';

const page = readText('docs/writing/components.mdx');

test.each(Object.keys(tags))('the page for writers names <%s>', (name) => {
  expect(new RegExp(`<${name}[\\s/>]`).test(page), 'Add it to docs/writing/components.mdx.').toBe(true);
});

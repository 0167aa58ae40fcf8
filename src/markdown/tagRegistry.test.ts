import { expect, test } from 'vitest';
import { imports } from '../../tools/check/tags';
import { readText } from '../utils/files';
import { tags } from './tagRegistry';

const page = readText('docs/writing/components.mdx');

test.each([...Object.keys(tags), ...imports.keys()])('the page for writers names <%s>', (name) => {
  expect(new RegExp(`<${name}[\\s/>]`).test(page), 'Add it to docs/writing/components.mdx.').toBe(true);
});

import { expect, test } from 'vitest';
import { importLines } from '../../tools/check/renderedPage';
import { readText } from '../utils/files';
import { tags } from './tagRegistry';

const page = readText('docs/writing/components.mdx');

test.each([...Object.keys(tags), ...importLines.keys()])('the page for writers names <%s>', (name) => {
  expect(new RegExp(`<${name}[\\s/>]`).test(page), 'Add it to docs/writing/components.mdx.').toBe(true);
});

import fs from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '../../facts/limits';
import factsInPages from '.';

const processor = unified().use(remarkParse).use(remarkMdx).use(factsInPages);

function build(text: string): string {
  const file = new VFile({ path: 'docs/boosts.mdx', value: text });
  return JSON.stringify(processor.runSync(processor.parse(file), file));
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a partial in a line is its words, with the facts in them', () => {
  const tree = build('First. <Partial name="large-emoji" /> Last.');
  expect(tree).toContain(`"value":"${limits['large-emoji'].max}"`);
  expect(tree.match(/"type":"paragraph"/g)).toHaveLength(1);
});

test('a partial on its own is blocks', () => {
  expect(build('<Partial name="support-never-asks" />')).toContain('"type":"list"');
});

test('an error in a partial names its file and line', () => {
  const read = vi.spyOn(fs, 'readFileSync');
  read.mockReturnValue('Text.\n\nUp to <Limit id="boost-pric" />.');
  expect(() => build('<Partial name="large-emoji" />')).toThrow(
    /^docs\/_partials\/large-emoji\.mdx:3 <Limit> names the limit "boost-pric"/,
  );
  read.mockReturnValue('Text.\n\nUp to {.');
  expect(() => build('<Partial name="large-emoji" />')).toThrow(/docs\/_partials\/large-emoji\.mdx:3/);
});

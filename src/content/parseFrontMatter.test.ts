import { expect, test } from 'vitest';
import { parseFrontMatter } from './parseFrontMatter';

/** Parses front matter as the build does. */
async function parse(frontMatter: Record<string, unknown>) {
  const page = await parseFrontMatter?.({
    filePath: 'docs/a.mdx',
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content: '' }),
  });
  return page?.frontMatter;
}

test('Docusaurus gets its own fields as written, even if they are wrong, and none of ours', async () => {
  const frontMatter = { title: '', keywords: [], tags: ['a'], toc_max_heading_level: 9 };
  const ours = { access: { who: 'member' }, reviewed: new Date('2026-11-01') };
  expect(await parse({ ...frontMatter, ...ours })).toEqual(frontMatter);
});

test('a wrong field of ours stops the build', async () => {
  await expect(parse({ title: 'Polls', access: { who: 'moderators' } })).rejects.toThrow(
    'docs/a.mdx: `access.who`: Invalid type',
  );
});

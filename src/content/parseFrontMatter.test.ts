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

test('fields that only the build reads are left out', async () => {
  const frontMatter = {
    title: 'Polls',
    tags: ['a'],
    access: { who: 'member' },
    reviewed: new Date('2026-11-01'),
  };
  expect(await parse(frontMatter)).toEqual({
    title: 'Polls',
    tags: ['a'],
  });
});

test('Docusaurus gets its own fields as written, even if they are wrong', async () => {
  const frontMatter = { title: '', description: '', keywords: [], toc_max_heading_level: 9 };
  expect(await parse(frontMatter)).toEqual(frontMatter);
});

test.each([{ access: { who: 'moderators' } }, { access: {} }])('%j stops the build', async (field) => {
  await expect(parse({ title: 'Polls', ...field })).rejects.toThrow(
    `docs/a.mdx: \`${Object.keys(field)}\` is invalid`,
  );
});

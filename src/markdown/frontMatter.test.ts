import { expect, test } from 'vitest';
import { parseFrontMatter } from './frontMatter';

/** Returns what Docusaurus gets of a page's front matter. */
async function parsed(frontMatter: Record<string, unknown>) {
  const page = await parseFrontMatter?.({
    filePath: 'docs/chat-features/polls.mdx',
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content: '' }),
  });
  return page?.frontMatter;
}

test('accepts what Docusaurus accepts', async () => {
  const shown = { title: 'Polls', tags: ['a'], hide_table_of_contents: true, author: 'Wren' };
  expect(await parsed({ ...shown, keywords: [] })).toEqual(shown);
});

test('lets the search find a page by the words of the index, and leaves out what only the build reads', async () => {
  const access = { who: 'member', plan: 'pro' };
  const words = await parsed({ title: 'Polls', index: ['ballot#vote'], access, keywords: ['poll', 'vote'] });
  expect(words).toEqual({ title: 'Polls', keywords: ['ballot', 'poll', 'vote'] });
});

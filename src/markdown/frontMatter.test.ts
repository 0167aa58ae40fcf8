import { expect, test } from 'vitest';
import { parseFrontMatter } from './frontMatter';

test('lets the search find a page by the words of the index, and leaves out what only the build reads', async () => {
  const shown = { title: 'Polls', tags: ['a'] };
  const frontMatter = {
    ...shown,
    index: ['ballot#vote'],
    access: { who: 'member' },
    related: ['/faq'],
    reviewed: '2026-11-01',
    keywords: ['poll', 'vote'],
  };
  const page = await parseFrontMatter?.({
    filePath: 'docs/chat-features/polls.mdx',
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content: '' }),
  });
  expect(page?.frontMatter).toEqual({ ...shown, keywords: ['ballot', 'poll', 'vote'] });
});

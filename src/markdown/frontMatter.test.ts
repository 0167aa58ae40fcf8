import { expect, test } from 'vitest';
import { parseFrontMatter } from './frontMatter';

test('lets the search find a page by the words of the index, and leaves out what only the build reads', async () => {
  const shown = { title: 'Polls', tags: ['a'] };
  const frontMatter = {
    ...shown,
    index: ['ballot#vote'],
    access: { who: 'member' },
    related: [{ '/faq': 'Find answers' }],
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

test.each([
  { access: 'moderator' },
  { access: { who: 'moderators' } },
  { related: ['/faq'] },
  { toc_max_heading_level: 9 },
  { pagination_next: '/faq' },
])('stops the build at %j, which the page would not show', async (field) => {
  const frontMatter = { title: 'Polls', ...field };
  const parse = async () =>
    parseFrontMatter?.({
      filePath: 'docs/chat-features/polls.mdx',
      fileContent: '',
      defaultParseFrontMatter: async () => ({ frontMatter, content: '' }),
    });
  await expect(parse()).rejects.toThrow(`polls.mdx: \`${Object.keys(field)}\` isn't right`);
});

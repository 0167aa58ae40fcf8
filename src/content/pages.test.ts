import { expect, test } from 'vitest';
import { createTempFolder } from '../../tools/tempFolders';
import { findHeadings, parsePage } from './page';
import { loadPages } from './pages';

test('files whose names begin with _ are no pages, in folders either', () => {
  const text = '---\ntitle: Owls\n---\n';
  const dir = createTempFolder({ 'docs/a.mdx': text, 'docs/_b.mdx': text, 'docs/bot/_c.mdx': text });
  expect(loadPages(dir).all()).toEqual([expect.objectContaining({ id: 'a' })]);
});

test.each(['Owls', '[Owls]', '- Owls'])('front matter has no fields if it is %j', (head) => {
  const page = loadPages(createTempFolder({ 'docs/a.mdx': `---\n${head}\n---\n` })).get('a');
  expect(page?.problem?.message).toContain('Each is `name: text`');
  expect(page?.fields).toEqual({});
});

test('the id of a heading is the first word of its comment, as in Docusaurus', () => {
  const [heading] = findHeadings(parsePage('docs/a.mdx', '## Vote {/* #vote see polls */}'));
  expect(heading).toMatchObject({ id: 'vote', text: 'Vote' });
});

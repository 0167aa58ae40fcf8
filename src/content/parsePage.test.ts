import { expect, test } from 'vitest';
import { createTempFolder } from '../utils/tempFolders';
import { findHeadings } from './nodes';
import { parsePage } from './parsePage';
import { readPages } from './readPages';

test('hidden files, files outside docs, and files and folders whose names start with _ have no pages', () => {
  const files = [
    'README.md',
    'docs/a.mdx',
    'docs/_b.mdx',
    'docs/bot/_c.mdx',
    'docs/._d.mdx',
    'docs/.e/f.mdx',
  ];
  const dir = createTempFolder(Object.fromEntries(files.map((file) => [file, ''])));
  expect(readPages(dir)).toEqual([expect.objectContaining({ id: 'a' })]);
});

test.each([
  ['#vote see polls ', 'vote'],
  ['#vote\tsee', 'vote\tsee'],
])('the id of a heading with the comment %j is %j, as in Docusaurus', (comment, id) => {
  const [heading] = findHeadings(parsePage('docs/a.mdx', `## Vote {/*${comment}*/}`));
  expect(heading).toMatchObject({ id, text: 'Vote' });
});

test('a wrong field of the front matter is left out, and the others stay', () => {
  const page = parsePage('docs/a.mdx', '---\ntitle: Owls\nreviewed: May 1\nx: 1\n---\n');
  expect(page.frontMatter).toEqual({ title: 'Owls' });
  expect(page.fieldProblems.map(({ field }) => field)).toEqual(['description', 'keywords', 'reviewed', 'x']);
});

import { expect, test } from 'vitest';
import { createTempFolder, writeFiles } from '../utils/tempFolders';
import { createPageReader } from './createPageReader';
import { findHeadings } from './nodes';
import { parsePage } from './parsePage';

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
  const pageReader = createPageReader(dir);
  expect(pageReader.readAll()).toEqual([expect.objectContaining({ id: 'a' })]);
  expect(pageReader.readByFile(`${dir}/README.md`)).toBeUndefined();
});

test.each(['a.mdx', 'a.md', 'b/c.mdx'])('a page in docs/%s is found by its file', (name) => {
  const dir = createTempFolder({ [`docs/${name}`]: '---\ntitle: Owls\n---\n' });
  const pageReader = createPageReader(dir);
  expect(pageReader.readByFile(`${dir}/docs/${name}`)).toBe(pageReader.readAll()[0]);
});

test('a page is read again after its file or its phrases changed', () => {
  const dir = createTempFolder({ 'docs/a.mdx': '---\ntitle: Owls\n---\n' });
  const pageReader = createPageReader(dir);
  expect(pageReader.read('a')).toBe(pageReader.read('a'));
  expect(pageReader.read('a')?.phrases).toEqual([]);
  writeFiles(dir, { 'docs/a.search.yaml': 'top: [bird]\n' });
  expect(pageReader.read('a')?.phrases).toEqual([{ id: 'top', text: 'bird' }]);
  writeFiles(dir, { 'docs/a.mdx': '---\ntitle: Ravens\n---\n' });
  expect(pageReader.read('a')?.frontMatter.title).toBe('Ravens');
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

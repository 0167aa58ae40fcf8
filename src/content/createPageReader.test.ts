import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempFolder, writeFiles } from '../../tools/testing/tempFolders';
import { createPageReader } from './createPageReader';
import { validateFrontMatter } from './frontMatterFields';
import { findHeadings } from './nodes';
import { parsePage } from './parsePage';

test('files outside docs, and files and folders whose names start with _, have no pages', () => {
  const dir = createTempFolder({
    'README.md': '',
    'docs/a.mdx': '',
    'docs/_b.mdx': '',
    'docs/bot/_c.mdx': '',
  });
  const pageReader = createPageReader(dir);
  expect(pageReader.readAll()).toEqual([expect.objectContaining({ id: 'a' })]);
  expect(pageReader.readByFile(`${dir}/README.md`)).toBeUndefined();
});

test.each(['a.mdx', 'a.md', 'b/c.mdx'])('a page in docs/%s is found by its file', (name) => {
  const dir = createTempFolder({ [`docs/${name}`]: '---\ntitle: Owls\n---\n' });
  const pageReader = createPageReader(dir);
  expect(pageReader.readByFile(`${dir}/docs/${name}`)).toBe(pageReader.readAll()[0]);
});

test.each(['Owls', '2026-01-01', '- Owls'])('front matter has no fields if it is %j', (head) => {
  const page = createPageReader(createTempFolder({ 'docs/a.mdx': `---\n${head}\n---\n` })).read('a');
  expect(page?.parseProblem?.message).toContain('Each is `name: text`');
  expect(page?.frontMatter).toEqual({});
});

test('a page is read again after its file or its phrases changed', () => {
  const dir = createTempFolder({ 'docs/a.mdx': '---\ntitle: Owls\n---\n' });
  const pageReader = createPageReader(dir);
  expect(pageReader.read('a')).toBe(pageReader.read('a'));
  expect(pageReader.read('a')?.phraseFile.phrases).toEqual([]);
  writeFiles(dir, { 'docs/a.search.yaml': 'top: [bird]\n' });
  expect(pageReader.read('a')?.phraseFile.phrases).toMatchObject([{ text: 'bird' }]);
  writeFiles(dir, { 'docs/a.mdx': '---\ntitle: Ravens\n---\n' });
  expect(pageReader.read('a')?.frontMatter.title).toBe('Ravens');
});

test.each([
  ['#vote see polls ', 'vote'],
  ['\t#vote\t', 'vote'],
  ['#vote\tsee', 'vote\tsee'],
])('the id of a heading with the comment %j is %j, as in Docusaurus', (comment, id) => {
  const [heading] = findHeadings(parsePage('docs/a.mdx', `## Vote {/*${comment}*/}`));
  expect(heading).toMatchObject({ id, text: 'Vote' });
});

test.each(['01/11/2026', 'November 1, 2026', '2026-02-30', '"7"', '1 May'])(
  '`reviewed: %s` is invalid',
  (day) => {
    expect(parsePage('docs/a.mdx', `---\nreviewed: ${day}\n---\n`).invalidFields).toEqual(['reviewed']);
  },
);

test('a review can be of today, even days after the process started', () => {
  const today = new Date(Date.now() + 2 * 86_400_000);
  expect(validateFrontMatter({ reviewed: today }).invalidFields).toEqual(['reviewed']);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: today });
  expect(validateFrontMatter({ reviewed: today }).invalidFields).toEqual([]);
});

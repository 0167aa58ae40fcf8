import { expect, test } from 'vitest';
import { findSectionHashes, joinMarkedBlocks, markBlocks, toIndexedPages } from './buildIndex';

test('the index has sections with the title of their page, and the parents of pages without breadcrumbs', () => {
  const [page, child] = toIndexedPages([
    {
      documents: [
        { i: 1, t: 'Create a poll', u: '/polls' },
        { i: 2, t: 'Limits', u: '/polls/limits' },
      ],
    },
    { documents: [] },
    { documents: [] },
    { documents: [] },
    { documents: [{ i: 9, p: 1, t: 'Ask.', u: '/polls', h: '#create' }] },
  ]);
  expect(page?.sections[1]).toEqual({ hash: '#create', title: 'Create a poll', text: 'Ask.' });
  expect(child?.breadcrumbs).toBe('Create a poll');
});

test('texts have separators between cells, but not between sentences, and nothing for browsers without scripts', () => {
  expect(markBlocks('<p>Yes.</p><noscript><p>It needs JavaScript.</p></noscript>')).toBe('<p>⁂Yes.</p>');
  expect(markBlocks('<td data-label="A > B">Yes')).toBe('<td data-label="A > B">⁂Yes');
  expect(joinMarkedBlocks('⁂ Free ⁂⁂ Yes. ⁂ Rank ⁃ A shape ⁂ ')).toBe('Free · Yes. Rank: A shape');
});

test('an id is in the section of the heading above it, and text that looks like a tag has no id', () => {
  const html =
    '<h2 id=limits>Limits</h2><p title="a > b" id="day">Such as <code>&lt;h2 id="ban"></code></p><h3 id="ban">Ban</h3>';
  expect(Object.fromEntries(findSectionHashes(html))).toEqual({
    limits: '#limits',
    day: '#limits',
    ban: '#ban',
  });
});

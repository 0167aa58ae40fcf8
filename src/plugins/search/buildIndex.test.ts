import { expect, test } from 'vitest';
import { convertIndex, markBlocks, unmarkBlocks } from './buildIndex';

test('a section that is named like its page is in the index', () => {
  const parts = [
    [{ i: 1, t: 'Create a poll', u: '/polls' }],
    [],
    [],
    [],
    [{ i: 9, p: 1, t: 'Ask.', u: '/polls', h: '#create' }],
  ];
  const [page] = convertIndex(parts.map((documents) => ({ documents })));
  expect(page?.sections[1]).toEqual({ hash: '#create', title: 'Create a poll', text: 'Ask.' });
});

test('texts have separators between cells, but not between sentences, and nothing for browsers without scripts', () => {
  expect(markBlocks('<p>Yes.</p><noscript><p>It needs JavaScript.</p></noscript>')).toBe('<p>⁂Yes.</p>');
  expect(unmarkBlocks('⁂ Free ⁂⁂ Yes. ⁂ Rank ⁃ A shape ⁂ ')).toBe('Free · Yes. Rank: A shape');
});

import { expect, test } from 'vitest';
import { markBlocks, readPages, unmarkBlocks } from './finishIndex';

test('a section that is named like its page is in the index', () => {
  const section = { u: '/polls', h: '#create', p: 1 };
  const parts = [
    [{ i: 1, t: 'Create a poll', u: '/polls' }],
    [],
    [],
    [],
    [{ ...section, i: 9, t: 'Ask.', s: 'Create a poll' }],
  ];
  const [page] = readPages(parts.map((documents) => ({ documents })));
  expect(page?.sections[1]).toEqual({ hash: '#create', title: 'Create a poll', text: 'Ask.' });
});

test('texts have separators between cells, but not between sentences, and nothing for browsers without scripts', () => {
  expect(markBlocks('<p>Yes.</p><noscript><p>It needs JavaScript.</p></noscript>')).toBe('<p>⁂Yes.</p>');
  expect(unmarkBlocks('⁂ Free ⁂⁂ Yes. ⁂ Rank ⁃ A shape ⁂ ')).toBe('Free · Yes. Rank: A shape');
});

import { expect, test } from 'vitest';
import { tidyIndex, unmarkBlocks } from './finishIndex';

test('a section that is named like its page is in the index', () => {
  const section = { u: '/polls', h: '#create', p: 1 };
  const parts = [
    [{ i: 1, t: 'Create a poll', u: '/polls' }],
    [],
    [],
    [],
    [{ ...section, i: 9, t: 'Ask.', s: 'Create a poll' }],
  ];
  const { headings } = tidyIndex(parts.map((documents) => ({ documents })));
  expect(headings).toEqual([{ ...section, i: 9, t: 'Create a poll' }]);
});

test('texts have separators between cells, but not between sentences', () => {
  expect(unmarkBlocks('⁂ Free ⁂⁂ Yes. ⁂ Rank ⁃ A shape ⁂ ')).toBe('Free · Yes. Rank: A shape');
});

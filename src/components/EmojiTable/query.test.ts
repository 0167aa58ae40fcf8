import { expect, test } from 'vitest';
import { queryOf, searchOf } from './query';

test.each(['owl', '', 'a & b=c', '#1 50%+', '🦉 \u0000'])(
  'writes the search for %j to the query string and reads it back',
  (words) => {
    const query = { words, group: 'flags', tone: 'dark' } as const;
    expect(queryOf(searchOf(query, '?other=1'))).toEqual(query);
  },
);

test('keeps the other parameters and leaves out the default skin tone', () => {
  expect(searchOf({ words: 'owl', group: '', tone: 'default' }, '?other=1&emoji-tone=dark')).toBe(
    '?other=1&emoji=owl',
  );
});

test('ignores a query string without a search, and an unknown skin tone', () => {
  expect(queryOf('?other=1')).toBeUndefined();
  expect(queryOf('?emoji=a&emoji-tone=purple')).toEqual({ words: 'a', group: '', tone: 'default' });
});

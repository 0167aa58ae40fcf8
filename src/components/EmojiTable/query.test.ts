import { expect, test } from 'vitest';
import { queryOf, searchOf } from './query';

test.each(['owl', '', 'a & b=c', '#1 50%+', '🦉 \u0000'])(
  'writes the search for %j to the query string and reads it back',
  (words) => {
    const query = { words, group: 'flags', tone: 'dark', isLinked: true } as const;
    expect(queryOf(searchOf(query, '?other=1'))).toEqual(query);
  },
);

test('ignores a query string without a search, and an unknown skin tone', () => {
  const nothing = { words: '', group: '', tone: 'default' };
  expect(queryOf('?other=1')).toEqual({ ...nothing, isLinked: false });
  expect(queryOf('?emoji=a&emoji-tone=purple')).toEqual({ ...nothing, words: 'a', isLinked: true });
});

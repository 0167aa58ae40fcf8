import { expect, test } from 'vitest';
import { exactPath } from './exactPath';

test('takes one slash off the end of a path', () => {
  expect(exactPath('/search/')).toBe('/search');
  expect(exactPath('/chat-features/polls/')).toBe('/chat-features/polls');
});

test.each(['/', '/search', '//', '//host/', '///host/', '//host/page/', '/search//'])(
  'leaves %s alone',
  (path) => {
    expect(exactPath(path)).toBeUndefined();
  },
);

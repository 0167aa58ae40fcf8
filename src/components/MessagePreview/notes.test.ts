import { expect, test } from 'vitest';
import { countOf, lengthOf, notesOn } from './notes';

test.each([
  ['# Title', "Headings don't work"],
  ['![an owl](https://a.example/owl.png)', "Images don't work"],
  ['a | b\n--|--\n1 | 2', "Tables don't work"],
  ['<b>a</b>', "HTML doesn't work"],
  ['[a](http://a.example)', 'A link appears as plain text'],
  ['[a](javascript:alert(1))', 'A link appears as plain text'],
  ['```js\na', 'A code block needs'],
  ['** bold **', "Formatting doesn't work with spaces"],
  [':no_such_bird:', 'only common shortcodes'],
])('points out what does not work in %j', (message, note) => {
  expect(notesOn(message)).toEqual([expect.stringContaining(note)]);
});

test.each(['#general', '`<b>` `# a`', 'a < b > c', '12:30:15', '- a\n- b', 'a - b | c', '```\n# a\n```'])(
  'says nothing about %j',
  (message) => {
    expect(notesOn(message)).toEqual([]);
  },
);

test('counts characters and says what is too long', () => {
  expect(lengthOf('**hello**')).toBe(9);
  expect(lengthOf('🦉')).toBe(1);
  expect(countOf('a'.repeat(1234))).toBe('1,234 of 500 characters');
  expect(notesOn('a'.repeat(500))).toEqual([]);
  expect(notesOn('a'.repeat(501)).join()).toContain('too long for a new chat');
});

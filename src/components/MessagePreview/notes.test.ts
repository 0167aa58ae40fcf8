import { notFormatted } from '@site/src/facts/formatting';
import { expect, test } from 'vitest';
import { countOf, lengthOf, notesOn } from './notes';
import { parseMessage } from './parse';

const notesFor = (message: string) => notesOn(message, parseMessage(message));

test.each([
  ['# Title', 'headings'],
  ['![an owl](https://a.example/owl.png)', 'images'],
  ['a | b\n--|--\n1 | 2', 'tables'],
  ['| a |\n| :-- |', 'tables'],
  ['<b>a</b>', 'html'],
  ['<!-- a -->', 'html'],
  ['[a](http://a.example)', 'address'],
  ['[a](javascript:alert(1))', 'address'],
  ['```js\na', 'open-code'],
  ['** bold **', 'space-in-mark'],
  [':no_such_bird:', 'shortcode'],
])('points out what does not work in %j', (message, hint) => {
  const { hints } = parseMessage(message);
  expect([...hints]).toContain(hint);
  expect(notesFor(message).join(' ').length).toBeGreaterThan(20);
});

test.each(['#general', '`<b>` `# a`', 'a < b > c', '12:30:15', '- a\n- b', 'a - b | c', '```\n# a\n```'])(
  'says nothing about %j',
  (message) => {
    expect(notesFor(message)).toEqual([]);
  },
);

test('says what to do instead', () => {
  expect(notesFor('# a')).toEqual([`Headings don't work. ${notFormatted.headings.instead}`]);
});

test('names the language of a code block, or says that it is unknown', () => {
  expect(notesFor('```js\na\n```').join()).toContain('JavaScript');
  expect(notesFor('```nosuch\na\n```').join()).toContain("“nosuch” isn't");
  expect(notesFor('```constructor\na\n```').join()).toContain("“constructor” isn't");
});

test('counts characters and says what is too long', () => {
  expect(lengthOf('**hello**')).toBe(9);
  expect(lengthOf('🦉')).toBe(1);
  expect(countOf('a'.repeat(1234))).toBe('1,234 of 500 characters');
  expect(notesFor('a'.repeat(500))).toEqual([]);
  expect(notesFor('a'.repeat(501)).join()).toContain('too long for a new chat');
  expect(notesFor('a'.repeat(2000)).join()).toContain('too long for a new chat');
  expect(notesFor('a'.repeat(2003)).join()).toContain('Remove 3.');
});

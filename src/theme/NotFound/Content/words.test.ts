import { expect, test } from 'vitest';
import { wordsOf } from './words';

test('the words of a path are what is between the punctuation of its last part, in lower case', () => {
  expect(wordsOf('/Chat_Settings/slow-mode.html')).toBe('slow mode');
  expect(wordsOf('/über/Straße%20/')).toBe('straße 20');
  expect(wordsOf('/')).toBe('');
});

import { expect, test } from 'vitest';
import { parseFile } from './parseFile';

test('problems of a file throw an error with their lines', () => {
  const parse = (text: string) => ({
    value: undefined,
    problems: [{ start: text.indexOf('\n') + 1, message: 'Correct it.' }],
  });
  expect(() => parseFile('redirects.json', parse)).toThrow('redirects.json:2 Correct it.');
});

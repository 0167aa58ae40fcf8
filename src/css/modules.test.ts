import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readText } from '../files';

// TypeScript takes any name for a class of a style sheet.
test('the classes that components name are in their style sheets', () => {
  const problems = filesBelow('.', 'src').flatMap((file) => {
    const text = file.endsWith('.tsx') ? readText(file) : '';
    const sheets = text.matchAll(/import (\w+) from '(\S+\.module\.css)'/g);
    return [...sheets].flatMap(([, name = '', sheet = '']) => {
      const css = readText(path.join(path.dirname(file), sheet));
      const used = [...text.matchAll(new RegExp(`(?<![/\\w])${name}\\.(\\w+)`, 'g'))];
      return used.filter(([, className]) => !css.includes(`.${className}`)).map(([use]) => `${file}: ${use}`);
    });
  });
  expect(problems).toEqual([]);
});

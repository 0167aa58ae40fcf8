import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readText } from '../files';

const files = filesBelow('.', 'src');
const classNames = /\.(-?[a-z][\w-]*)(?=[^{}]*\{)/gi;

// TypeScript takes any name for a class of a style sheet.
test('the classes that components name are in their style sheets, and the other way around', () => {
  const used = new Set<string>();
  const missing = files.flatMap((file) => {
    const text = /\.(?:tsx|css)$/.test(file) ? readText(file) : '';
    const sheets = [...text.matchAll(/import (\w+) from '(\.\S+\.module\.css)'/g)];
    for (const [, name, sheet] of text.matchAll(/composes: (\w+) from "(\S+)"/g)) {
      used.add(`${path.join(path.dirname(file), sheet ?? '')} .${name}`);
    }
    return sheets.flatMap(([, name = '', sheet = '']) => {
      const css = path.join(path.dirname(file), sheet);
      const named = [...text.matchAll(new RegExp(`(?<![/\\w])${name}\\.(\\w+)`, 'g'))].map(
        ([, use]) => use ?? '',
      );
      // `styles[status]` and the like can name any class that the component has in quotes or as a key.
      const dynamic = text.includes(`${name}[`) ? (text.match(/(?<=['"])\w+(?=['"])|\w+(?=:)/g) ?? []) : [];
      for (const className of [...named, ...dynamic]) {
        used.add(`${css} .${className}`);
      }
      return named
        .filter((use) => !new RegExp(`\\.${use}(?![\\w-])`).test(readText(css)))
        .map((use) => `${file}: ${name}.${use}`);
    });
  });
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  const defined = sheets.flatMap((sheet) => {
    const css = readText(sheet).replace(
      /:global\((?:[^()]|\([^()]*\))*\)|url\([^)]*\)|\/\*.*?\*\/|"[^"]*"/gs,
      '',
    );
    return [...new Set([...css.matchAll(classNames)].map(([, name]) => `${sheet} .${name}`))];
  });
  expect(defined.length).toBeGreaterThan(40);
  expect({ missing, unused: defined.filter((name) => !used.has(name)) }).toEqual({ missing: [], unused: [] });
});

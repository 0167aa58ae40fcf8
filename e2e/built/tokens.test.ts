import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { siteDir } from '../support/site';

// Sizes of text, radii, and colors come from the scales in src/css/custom.css. A new value there is a decision, and a new
// value elsewhere is a mistake.

const exceptions = ['custom', 'code', 'scenes', 'print'].map((name) => path.join('css', `${name}.css`));

const folder = path.join(siteDir, 'src');
const sheets = filesBelow(folder, '').filter((file) => file.endsWith('.css'));

const rules = [
  [/^(--ifm-.*)?font-size$/, /^(var\(--text-(\d+|hero)\)|inherit)$/],
  [/^(--ifm-.*)?border-(.*-)?radius$/, /^(var\(--radius(-card|-full)?\)|0|50%)$/],
] as const;

test('every size, radius, and color of the style sheets is from the scales', () => {
  const faults: string[] = [];
  for (const sheet of sheets) {
    postcss.parse(fs.readFileSync(path.join(folder, sheet), 'utf8')).walkDecls(({ prop, value, source }) => {
      const scale = sheet.endsWith('print.css')
        ? undefined
        : rules.find(([property]) => property.test(prop))?.[1];
      const hasColor =
        /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!0 0 0 )/i.test(value) && !exceptions.includes(sheet);
      if (hasColor || (scale && !value.split(' ').every((part) => scale.test(part)))) {
        faults.push(`src/${sheet}:${source?.start?.line} ${prop}: ${value}`);
      }
    });
  }
  expect(sheets.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

// Whenever something is added to a page, browsers would compute most styles again.
test('no rule asks every element, or the whole page, what it contains', () => {
  const everyElement = /(?:^|[\s>+~]|html\)?|body\)?):has\(/m;
  expect(
    sheets.filter((file) => everyElement.test(fs.readFileSync(path.join(folder, file), 'utf8'))),
  ).toEqual([]);
});

import fs from 'node:fs';
import path from 'node:path';
import { factComponents } from '@site/src/remark/facts/tags';
import { interactiveComponents } from '@site/src/remark/interactiveComponents';
import { sceneTags } from '@site/src/remark/scenes';
import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { docRoutes, writersRoute } from '../support/routes';
import { built, pageFile, siteDir } from '../support/site';

const source = fs.readFileSync(path.join(siteDir, `docs${writersRoute}.mdx`), 'utf8');
const examples = [...source.matchAll(/<Example>\n\n([\s\S]*?)\n\n<\/Example>/g)].map(([, code = '']) => code);
const $ = cheerio.load(built(pageFile(writersRoute)));

test('shows an example of every component and every kind of note', () => {
  const shown = examples
    .flatMap((code) => [...code.matchAll(/<([A-Z]\w*)|:::(\w+)\[/g)])
    .map(([, tag, kind]) => tag ?? kind);
  const names = [...Object.keys(factComponents), ...sceneTags, ...interactiveComponents, 'Tabs', 'TabItem'];
  const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
  expect([...names, ...kinds].filter((name) => !shown.includes(name))).toEqual([]);
});

test('shows the source of each example', () => {
  const sources = $('article pre.language-md')
    .toArray()
    .map((block) =>
      $(block)
        .find('.token-line')
        .toArray()
        .map((line) => $(line).text().replace(/\n$/, ''))
        .join('\n'),
    );
  expect(sources).toEqual(examples);
});

test('is in no menu, list, or search', () => {
  // The minifier leaves out the quotes of an attribute where it can.
  const link = new RegExp(`href="?${writersRoute}`);
  const linking = ['/', '/search', ...docRoutes].filter((route) => link.test(built(pageFile(route))));
  expect(linking).toEqual([]);
  for (const file of ['sitemap.xml', 'search-index.json']) {
    expect(built(file), file).not.toContain(writersRoute);
  }
  expect($('meta[name="robots"]').attr('content')).toContain('noindex');
});

test('uses each id once and skips no level of headings', () => {
  const ids = $('main [id]')
    .toArray()
    .map((element) => $(element).attr('id'));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const levels = $('main :is(h1,h2,h3,h4,h5,h6)')
    .toArray()
    .map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

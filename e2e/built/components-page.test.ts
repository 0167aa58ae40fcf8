import fs from 'node:fs';
import path from 'node:path';
import { factComponents } from '@site/src/remark/facts/tags';
import { interactiveComponents } from '@site/src/remark/interactiveComponents';
import { sceneTags } from '@site/src/remark/scenes/tags';
import { expect, test } from 'vitest';
import { builtPage } from '../support/builtSite';
import { docRoutes, writersRoute } from '../support/routes';
import { built, pageFile, siteDir } from '../support/site';

const source = fs.readFileSync(path.join(siteDir, `docs${writersRoute}.mdx`), 'utf8');
const examples = [...source.matchAll(/<Example>\n\n([\s\S]*?)\n\n<\/Example>/g)].map(([, code = '']) => code);

test('shows every component and every kind of note, or names the page that has it', () => {
  const [named = ''] = /## Parts of one page[\s\S]*?\n## /.exec(source) ?? [];
  const shown = [...examples, named]
    .flatMap((text) => [...text.matchAll(/<([A-Z]\w*)|:::(\w+)\[/g)])
    .map(([, tag, kind]) => tag ?? kind);
  const names = [...Object.keys(factComponents), ...sceneTags, ...interactiveComponents, 'Tabs', 'TabItem'];
  const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
  expect([...names, ...kinds].filter((name) => !shown.includes(name))).toEqual([]);
});

test('is in no menu, list, or search', () => {
  // The minifier removes quotes around attributes if it can.
  const link = new RegExp(`href="?${writersRoute}`);
  const linking = ['/', '/search', ...docRoutes].filter((route) => link.test(built(pageFile(route))));
  expect(linking).toEqual([]);
  for (const file of ['sitemap.xml', 'search-index.json']) {
    expect(built(file), file).not.toContain(writersRoute);
  }
  expect(builtPage(writersRoute)('meta[name="robots"]').attr('content')).toContain('noindex');
});

import fs from 'node:fs';
import path from 'node:path';
import { factComponents } from '@site/src/remark/facts/tags';
import { interactiveComponents } from '@site/src/remark/interactiveComponents';
import { sceneTags } from '@site/src/remark/scenes/tags';
import { expect, test } from 'vitest';
import { writersRoute } from '../support/routes';
import { siteDir } from '../support/site';

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

import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin, Preset } from 'unified';
import { check } from './checks';
import { placeAt } from './finding';
import { type Page, readPage } from './page';
import { openSite } from './site';

declare module 'vfile' {
  interface DataMap {
    page: Page;
  }
}

const read: Plugin<[], Root> = function () {
  this.parser = (text, file) => {
    const name = path.relative(file.cwd, path.resolve(file.cwd, file.path ?? '')).replaceAll('\\', '/');
    file.data.page = readPage(name, text);
    return file.data.page.tree;
  };
};

const report: Plugin<[], Root> = () => (_tree, file) => {
  const { page } = file.data;
  // Other files may have changed since the editor last asked.
  for (const { start, end = start, says, write, isWarning } of page ? check(page, openSite(file.cwd)) : []) {
    const text = String(file);
    const place = { start: placeAt(text, start), end: placeAt(text, end) };
    const message = file.message(says, { place, source: 'rookery' });
    message.expected = write === undefined ? undefined : [write];
    message.fatal = !isWarning;
  }
};

/** The writers' checks, for editors with a remark extension. */
export const preset: Preset = { plugins: [read, report] };

import path from 'node:path';
import type { Root } from 'mdast';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import type { Plugin, Preset } from 'unified';
import { lintRule } from 'unified-lint-rule';
import type { VFile } from 'vfile';
import { applyAllowances } from './allowances';
import { changesIn } from './changes';
import { type Page, placeAt, readPage } from './page';
import type { Rule } from './rule';
import { admonitions } from './rules/admonitions';
import { characters } from './rules/characters';
import { codeBlocks } from './rules/codeBlocks';
import { commands } from './rules/commands';
import { components } from './rules/components';
import { fileNames } from './rules/fileNames';
import { frontMatter } from './rules/frontMatter';
import { headings } from './rules/headings';
import { images, unusedImages } from './rules/images';
import { labels } from './rules/labels';
import { links } from './rules/links';
import { markup } from './rules/markup';
import { phrases } from './rules/phrases';
import { readable } from './rules/readable';
import { redirectTable } from './rules/redirects';
import { removedHeadings } from './rules/removedHeadings';
import { reviewed } from './rules/reviewed';
import { sidebarOfPage, sidebarTable } from './rules/sidebars';
import { spelling } from './rules/spelling';
import { tables } from './rules/tables';
import { terms } from './rules/terms';
import { typedFacts } from './rules/typedFacts';
import { openSite, type Site } from './site';

declare module 'vfile' {
  interface DataMap {
    page: Page;
    site: Site;
  }
}

/** Parses pages, partials, and the strings of facts; any other file is empty. */
const read: Plugin<[], Root> = function () {
  this.parser = (text, file) => {
    const name = path.relative(file.cwd, path.resolve(file.cwd, file.path ?? '')).replaceAll('\\', '/');
    // An editor checks one file at a time, and the others may have changed since.
    const site = file.data.site ?? openSite(file.cwd, changesIn(file.cwd));
    const page = site.read(name) === text ? site.page(name) : readPage(name, text);
    Object.assign(file.data, { page, site });
    return page.tree;
  };
};

/** Makes a remark-lint rule. Its findings appear at their line, with what would fix them. */
function lint(name: string, rule: Rule, ...kinds: readonly Page['kind'][]): Plugin<[unknown?], Root> {
  return lintRule<Root, unknown>(`rookery:${name}`, (_tree, file: VFile) => {
    const { page, site } = file.data;
    if (!page || !site || !kinds.includes(page.kind)) {
      return;
    }
    for (const { line, column = 1, says, edit, words } of rule(page, site)) {
      const place = edit && {
        start: { ...placeAt(page.text, edit.start), offset: edit.start },
        end: { ...placeAt(page.text, edit.end), offset: edit.end },
      };
      const message = file.message(says, { place: place ?? { line, column } });
      message.actual = words ?? (edit && page.text.slice(edit.start, edit.end));
      message.expected = edit && [edit.text];
    }
  });
}

const pages = ['page'] as const;
const markdown = ['page', 'partial'] as const;
const prose = ['page', 'partial', 'facts'] as const;
const other = ['other'] as const;

/** The writers' checks, for remark: `npm run check` and editors use them. An error fails the check, a warning doesn't. */
export const preset: Preset = {
  plugins: [
    read,
    [lint('front-matter', frontMatter, ...pages), ['error']],
    [lint('reviewed', reviewed, ...pages), ['warn']],
    [lint('file-names', fileNames, ...pages), ['error']],
    [lint('sidebar', sidebarOfPage, ...pages), ['error']],
    [lint('sidebar-table', sidebarTable, ...other), ['error']],
    [lint('redirect-table', redirectTable, ...other), ['error']],
    [lint('phrases', phrases, ...other), ['error']],
    [lint('readable', readable, ...markdown), ['error']],
    [lint('headings', headings, ...markdown), ['error']],
    [lint('removed-headings', removedHeadings, ...pages), ['warn']],
    [lint('links', links, ...prose), ['error']],
    [remarkLintNoEmptyUrl, ['error']],
    [remarkLintNoUndefinedReferences, ['error']],
    [lint('markup', markup, ...markdown), ['error']],
    [lint('tables', tables, ...markdown), ['error']],
    [lint('images', images, ...markdown), ['error']],
    [lint('unused-images', unusedImages, ...other), ['error']],
    [lint('admonitions', admonitions, ...markdown), ['error']],
    [lint('code-blocks', codeBlocks, ...markdown), ['error']],
    [lint('components', components, ...markdown), ['error']],
    [lint('commands', commands, ...prose), ['error']],
    [lint('terms', terms, ...prose), ['error']],
    [lint('labels', labels, ...markdown), ['error']],
    [lint('spelling', spelling, ...prose), ['error']],
    [lint('typed-facts', typedFacts, ...markdown), ['error']],
    [lint('characters', characters, ...prose), ['error']],
    applyAllowances,
  ],
};

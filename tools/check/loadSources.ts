import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPageReader } from '../../src/content/createPageReader';
import { type ParsedPage, parsePage } from '../../src/content/parsePage';
import { listSidebarEntries } from '../../src/content/sidebarEntries';
import { parseRedirects } from '../../src/redirects/parseRedirects';
import { listFiles, readText } from '../../src/utils/files';
import { memoize } from '../../src/utils/memoize';
import { lintContracts } from './lintContracts';
import { findIds, renderTags } from './renderedPage';

/** A text file. Its path is relative to the repository root. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export type Sources = Awaited<ReturnType<typeof loadSources>>;

async function loadSidebarEntries(file: string) {
  const { default: sidebars }: { default: Readonly<Record<string, object>> } = fs.existsSync(file)
    ? await import(pathToFileURL(path.resolve(file)).href)
    : { default: {} };
  return listSidebarEntries(sidebars);
}

export async function loadSources(dir: string) {
  const roots = 'docs src/facts src/search/crisisHelp.yaml static redirects.json sidebars.ts'.split(' ');
  const partialFiles = listFiles(dir, 'src').filter((file) => file.endsWith('.mdx'));
  const files = [...roots.flatMap((root) => listFiles(dir, root)), ...partialFiles];
  const pageReader = createPageReader(dir);
  const allPages = pageReader.readAll();
  const pagesByPath = new Map(allPages.map((page) => [`/${page.id}`, page]));
  const read = (file: string): SourceFile => ({ file, text: readText(path.join(dir, file)) });
  const render = memoize((page: ParsedPage) => renderTags(page, pageReader));
  return {
    /** The paths of the files to check, relative to the repository root. */
    files,
    read,
    sidebarEntries: await loadSidebarEntries(path.join(dir, 'sidebars.ts')),
    pageReader,
    allPages,
    /** The MDX files that React pages import. */
    partials: partialFiles.map((file) => parsePage(file, read(file).text)),
    findPage: (path: string) => pagesByPath.get(path),
    redirects: parseRedirects(files.includes('redirects.json') ? read('redirects.json').text : '{}'),
    /** Replaces the tags of a page. Returns its tree and the problems of the tags. */
    render,
    lintContracts: memoize(() => lintContracts(dir)),
    /** Returns the ids on a page, including those in what its tags render. */
    getIds: memoize((page: ParsedPage) => new Set(findIds(page, render(page).tree).map(({ id }) => id))),
  };
}

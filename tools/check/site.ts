import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '../../src/content/page';
import { loadPages } from '../../src/content/pages';
import { parseRedirect } from '../../src/parseRedirect';
import { filesBelow, readText } from '../../src/utils/files';
import { memoize } from '../../src/utils/memoize';
import type { Finding, Source } from './finding';
import { findIds, renderTags } from './tags';

/** The files of the site that is checked. */
export type Site = Awaited<ReturnType<typeof loadSite>>;

type Findings = Iterable<Finding> | Promise<Iterable<Finding>>;

/** Finds the problems of a page. */
export type PageRule = (page: Page, site: Site) => Findings;

/** Finds the problems in any text. */
export type TextRule = (source: Source, site: Site) => Findings;

/** Pages that aren't Markdown. */
export const nonMarkdownRoutes: readonly string[] = ['/', '/search'];

/** Reads the rows of `redirects.json` one by one. Those that the build would refuse have no path. */
function readRows({ text }: Source) {
  return [...text.matchAll(/(?<=^[ \t]*)[^\s{}].*/gm)].map(({ 0: row, index: start }) => {
    try {
      const [entry = ['', '']] = Object.entries<unknown>(JSON.parse(`{${row.replace(/,$/, '')}}`));
      return { row, start, ...parseRedirect(entry) };
    } catch {
      return { row, start, from: '', to: '' };
    }
  });
}

/** Finds the ids of the pages in a sidebar, and of those that it only links to. */
function findSidebarIds(sidebar: unknown) {
  const ids: string[] = [];
  const refs = new Set<string>();
  JSON.stringify(sidebar, (key, item) => {
    if (item?.type === 'ref') refs.add(item.id);
    else if (typeof item === 'string' && /^(?:\d+|id)$/.test(key)) ids.push(item);
    return item?.type === 'ref' ? undefined : item;
  });
  return { ids, refs };
}

/** Opens the site in a folder. */
export async function loadSite(dir: string) {
  const places = ['docs', 'src/facts', 'static', 'redirects.json', 'sidebars.ts'];
  const files = places.flatMap((place) => filesBelow(dir, place));
  const pages = loadPages(dir);
  const all = pages.all();
  const byAddress = new Map(all.map((page) => [`/${page.id}`, page]));
  const sidebarsFile = pathToFileURL(path.resolve(dir, 'sidebars.ts')).href;
  const sidebars: object = files.includes('sidebars.ts') ? (await import(sidebarsFile)).default : {};
  const read = (file: string): Source => ({ file, text: readText(path.join(dir, file)) });
  const render = memoize((page: Page) => renderTags(page, pages));
  return {
    dir,
    /** All files, as paths from the folder of `package.json`. */
    files,
    read,
    /** The ids of the pages of each sidebar. */
    sidebars: new Map(Object.entries(sidebars).map(([name, sidebar]) => [name, findSidebarIds(sidebar)])),
    pages,
    /** All pages, drafts included. */
    all,
    /** The page with a path such as `/chat-features/polls`. */
    findPage: (address: string) => byAddress.get(address),
    /** The rows of `redirects.json`. */
    redirects: files.includes('redirects.json') ? readRows(read('redirects.json')) : [],
    /** A page with its tags replaced, and the problems of the tags. */
    render,
    /** All ids of a page that links can lead to, typed or made by its tags. */
    getIds: memoize((page: Page) => new Set(findIds(page, render(page).tree).map(({ id }) => id))),
  };
}

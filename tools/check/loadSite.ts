import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadPages } from '../../src/content/loadPages';
import type { Page } from '../../src/content/parsePage';
import { parseRedirects } from '../../src/redirects/parseRedirects';
import { listFiles, readText } from '../../src/utils/files';
import { memoize } from '../../src/utils/memoize';
import type { Finding, Source } from './allow';
import { findIds, renderTags } from './renderedPage';

/** The files of the site that is checked. */
export type CheckedSite = Awaited<ReturnType<typeof loadSite>>;

type Findings = Iterable<Finding> | Promise<Iterable<Finding>>;

/** Finds the problems of a page. */
export type PageRule = (page: Page, site: CheckedSite) => Findings;

/** Finds the problems in any text. */
export type TextRule = (source: Source, site: CheckedSite) => Findings;

/** Pages that aren't Markdown. */
export const nonMarkdownRoutes: readonly string[] = ['/', '/search'];

/** Finds the items of a sidebar that are pages. Items are in lists, in categories, and in the short form `{ Label: [] }`. */
function* findItems(part: object): Generator<{ readonly type?: string; readonly id: string }> {
  if ('id' in part) yield part as { id: string };
  for (const inside of Object.values(part)) {
    if (typeof inside === 'object') yield* findItems(inside);
    else if (Array.isArray(part)) yield { id: inside };
  }
}

/** Finds the ids of the pages in a sidebar, and of those that it only links to. */
function findSidebarIds(sidebar: object) {
  const items = [...findItems(sidebar)];
  return {
    ids: items.filter(({ type }) => type !== 'ref').map(({ id }) => id),
    refs: new Set(items.filter(({ type }) => type === 'ref').map(({ id }) => id)),
  };
}

/** Opens the site in a folder. */
export async function loadSite(dir: string) {
  const places = ['docs', 'src/facts', 'static', 'redirects.json', 'sidebars.ts'];
  const files = places.flatMap((place) => listFiles(dir, place));
  const pages = loadPages(dir);
  const all = pages.all();
  const byAddress = new Map(all.map((page) => [`/${page.id}`, page]));
  const sidebarsFile = pathToFileURL(path.resolve(dir, 'sidebars.ts')).href;
  const sidebars: Record<string, object> = files.includes('sidebars.ts')
    ? (await import(sidebarsFile)).default
    : {};
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
    redirects: parseRedirects(files.includes('redirects.json') ? read('redirects.json').text : '{}'),
    /** A page with its tags replaced, and the problems of the tags. */
    render,
    /** All ids of a page that links can lead to, typed or made by its tags. */
    getIds: memoize((page: Page) => new Set(findIds(page, render(page).tree).map(({ id }) => id))),
  };
}

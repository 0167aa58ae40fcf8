import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { Page } from '../../src/content/page';
import { loadPages } from '../../src/content/pages';
import { filesBelow, readText } from '../../src/files';
import { memoize } from '../../src/memoize';
import type { Finding, Source } from './finding';
import { findIds } from './tags';

/** The files of the site that is checked. */
export type Site = Awaited<ReturnType<typeof loadSite>>;

type Findings = Iterable<Finding> | Promise<Iterable<Finding>>;

/** Finds the problems of a page. */
export type Rule = (page: Page, site: Site) => Findings;

/** Finds the problems in any text. */
export type TextRule = (source: Source) => Findings;

/** What the build writes that isn't a page in `docs/`. */
export const nonMarkdownRoutes: readonly string[] = [
  '/',
  '/search',
  '/llms.txt',
  '/llms-developers.txt',
  '/organizations/api/changelog.xml',
];

/** Returns the redirects of a site, or none if they can't be read. */
function readRedirects(text: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(text)));
  } catch {
    return new Map();
  }
}

/** Opens the site in a folder. */
export async function loadSite(dir: string) {
  const files = ['docs', 'src/facts', 'static', 'redirects.json', 'sidebars.ts'].flatMap((place) =>
    filesBelow(dir, place),
  );
  const pages = loadPages(dir);
  const all = pages.all();
  const read = (file: string): Source => ({ file, text: readText(path.join(dir, file)) });
  const sidebarsFile = pathToFileURL(path.resolve(dir, 'sidebars.ts')).href;
  const sidebars: SidebarsConfig = files.includes('sidebars.ts') ? (await import(sidebarsFile)).default : {};
  const byAddress = new Map(all.map((page) => [`/${page.id}`, page]));
  return {
    /** All files, as paths from the folder of `package.json`. */
    files,
    read,
    sidebars,
    pages,
    /** All pages, drafts included. */
    all,
    /** Returns the page with a path such as `/chat-features/polls`. */
    findPage: (address: string) => byAddress.get(address),
    /** Old paths, and where they lead. */
    redirects: readRedirects(files.includes('redirects.json') ? read('redirects.json').text : '{}'),
    /** Returns all ids of a page that links can lead to, typed or made by its components. */
    getIds: memoize((page: Page) => new Set(findIds(page, pages).map(({ id }) => id))),
  };
}

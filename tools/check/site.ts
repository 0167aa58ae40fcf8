import path from 'node:path';
import type { Page } from '../../src/content/page';
import { loadPages } from '../../src/content/pages';
import { filesBelow, readText } from '../../src/files';
import { memoize } from '../../src/memoize';
import type { Finding, Source } from './finding';
import { findIds } from './tags';

/** The files of the site that is checked. */
export type Site = ReturnType<typeof loadSite>;

type Findings = Iterable<Finding> | Promise<Iterable<Finding>>;

/** Finds the problems of a page. */
export type Rule = (page: Page, site: Site) => Findings;

/** Finds the problems in any text. */
export type TextRule = (source: Source) => Findings;

/** Opens the site in a folder. */
export function loadSite(dir: string) {
  const files = ['docs', 'src/facts', 'static', 'redirects.json'].flatMap((place) => filesBelow(dir, place));
  const pages = loadPages(dir);
  const all = pages.all();
  const byAddress = new Map(all.map((page) => [`/${page.id}`, page]));
  return {
    /** All files, as paths from the folder of `package.json`. */
    files,
    read: (file: string): Source => ({ file, text: readText(path.join(dir, file)) }),
    pages,
    /** All pages, drafts included. */
    all,
    /** Returns the page with a path such as `/chat-features/polls`. */
    findPage: (address: string) => byAddress.get(address),
    /** Old paths, and where they lead. */
    redirects: new Map<string, string>(
      Object.entries(JSON.parse(readText(path.join(dir, 'redirects.json')))),
    ),
    /** Returns all ids of a page that links can lead to, typed or made by its components. */
    getIds: memoize((page: Page) => new Set(findIds(page, pages).map(({ id }) => id))),
  };
}

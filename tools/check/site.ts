import fs from 'node:fs';
import path from 'node:path';
import { headingIds, idsOfPage } from './ids';
import { type Page, readPage } from './page';

/** What the pages were before the change at hand. */
export interface History {
  /** The text of a file before the change; nothing where it was not there or did not change. */
  before(file: string): string | undefined;
  /** The pages that the change takes away. */
  readonly removed: readonly string[];
}

/** The files of the site that is checked. */
export interface Site {
  /** The folder that holds `package.json`. */
  readonly dir: string;
  /** The files of all pages, from that folder. */
  readonly pageFiles: readonly string[];
  /** What was before; nothing where that can't be known. */
  readonly history?: History;
  /** Whether there is a file, from that folder. Capital letters count. */
  has(file: string): boolean;
  page(file: string): Page;
  /** The file of the page at an address such as `/chat-features/polls`. */
  fileOf(address: string): string | undefined;
  /** Whether a page has a place with this id, typed or made by one of its components. */
  hasId(file: string, id: string): boolean;
}

/** The files below a folder, as paths with slashes that start with the folder's name. */
export function filesBelow(dir: string, folder: string): string[] {
  const place = path.join(dir, folder);
  if (!fs.existsSync(place)) {
    return [];
  }
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Whether a file is a page. */
export function isPageFile(file: string): boolean {
  return /^docs\/(?!_).*\.mdx?$/.test(file);
}

/** Opens the site in a folder. Pages are read when they are first asked for. */
export function openSite(dir: string, history?: History): Site {
  const pageFiles = filesBelow(dir, 'docs').filter(isPageFile);
  const byAddress = new Map(pageFiles.map((file) => [file.replace(/^docs|\.mdx?$/g, ''), file]));
  const others = new Set([...pageFiles, ...filesBelow(dir, 'static')]);
  const pages = new Map<string, Page>();
  const ids = new Map<string, ReadonlySet<string>>();

  function page(file: string): Page {
    const known = pages.get(file) ?? readPage(file, fs.readFileSync(path.join(dir, file), 'utf8'));
    pages.set(file, known);
    return known;
  }

  return {
    dir,
    pageFiles,
    history,
    has: (file) => others.has(file),
    page,
    fileOf: (address) => byAddress.get(address),
    hasId(file, id) {
      // Reading a whole page takes a while; most links lead to a heading, whose id is typed.
      const text = pages.get(file)?.text ?? fs.readFileSync(path.join(dir, file), 'utf8');
      if (headingIds(text).has(id)) {
        return true;
      }
      const all = ids.get(file) ?? idsOfPage(page(file));
      ids.set(file, all);
      return all.has(id);
    },
  };
}

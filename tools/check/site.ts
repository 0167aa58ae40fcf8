import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/files';
import { remembered } from '../../src/remembered';
import type { Changes } from './changes';
import { headingIds, idsOfPage } from './ids';
import { type Page, readPage } from './page';

/** The files of the site that is checked. */
export interface Site {
  /** The folder of `package.json`. */
  readonly dir: string;
  /** The pages, as paths from that folder. */
  readonly pageFiles: readonly string[];
  /** What differs from `main`. Undefined without Git. */
  readonly changes?: Changes;
  /** Returns whether there is a file. Case counts. */
  has(file: string): boolean;
  /** Returns the text of a file, or an empty one. */
  read(file: string): string;
  /** Returns a page that another one depends on. */
  page(file: string): Page;
  /** Returns the file of the page with a path such as `/chat-features/polls`. */
  fileOf(address: string): string | undefined;
  /** Returns whether a page has an element with this id, typed or made by one of its components. */
  hasId(file: string, id: string): boolean;
  /** Returns all such ids of a page. */
  idsOf(file: string): ReadonlySet<string>;
}

/** Returns the path that readers see of a page's file. */
export function addressOf(file: string): string {
  return file.replace(/^docs|\.mdx?$/g, '');
}

/** Opens the site in a folder. Pages are parsed when they are first asked for. */
export function openSite(dir: string, changes?: Changes): Site {
  const files = new Set([...filesBelow(dir, 'docs'), ...filesBelow(dir, 'static')]);
  const pageFiles = [...files].filter((file) => /^docs\/(?!_).*\.mdx?$/.test(file));
  const byAddress = new Map(pageFiles.map((file) => [addressOf(file), file]));
  const read = remembered((file: string) => {
    const place = path.join(dir, file);
    return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  });
  const page = remembered((file: string) => readPage(file, read(file)));
  const typedIds = remembered((file: string) => headingIds(read(file)));
  const allIds = remembered((file: string) => idsOfPage(page(file)));
  return {
    dir,
    pageFiles,
    changes,
    has: (file) => files.has(file),
    read,
    page,
    fileOf: (address) => byAddress.get(address),
    // Parsing a whole page takes a while, and most links lead to a heading, whose id is typed.
    hasId: (file, id) => typedIds(file).has(id) || allIds(file).has(id),
    idsOf: allIds,
  };
}

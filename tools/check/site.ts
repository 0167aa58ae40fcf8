import path from 'node:path';
import { filesBelow, readText } from '../../src/files';
import { memoize } from '../../src/memoize';
import type { Finding } from './finding';
import { parseFile, type SourceFile } from './sourceFile';
import { findIds } from './tags';

/** The files of the site that is checked. */
export type Site = ReturnType<typeof loadSite>;

/** Finds the problems in one file. */
export type Rule = (source: SourceFile, site: Site) => Iterable<Finding> | Promise<Iterable<Finding>>;

/** Returns the path that readers see of a page's file. */
export function toRoute(file: string): string {
  return file.replace(/^docs|\.mdx?$/g, '');
}

/** Opens the site in a folder. Pages are parsed when they are first asked for. */
export function loadSite(dir: string) {
  const places = ['docs', 'src/facts', 'static', 'redirects.json'];
  const files = places.flatMap((place) => filesBelow(dir, place)).filter((file) => !/^docs\/_/.test(file));
  const pageFiles = files.filter((file) => /^docs\/.*\.mdx?$/.test(file));
  const byAddress = new Map(pageFiles.map((file) => [toRoute(file), file]));
  const textOf = (file: string) => (files.includes(file) ? readText(path.join(dir, file)) : '');
  const parse = memoize((file: string): SourceFile => parseFile(file, textOf(file)));
  return {
    /** All files, as paths from the folder of `package.json`. */
    files,
    /** The pages. */
    pageFiles,
    /** Returns a file, with its tree if it's a page. */
    parse,
    /** Returns the file of the page with a path such as `/chat-features/polls`. */
    findFile: (address: string) => byAddress.get(address),
    /** Returns all ids of a page that links can lead to, typed or made by its components. */
    getIds: memoize((file: string) => new Set(findIds(parse(file)).map(({ id }) => id))),
    /** Old paths, and where they lead. */
    redirects: new Map<string, string>(Object.entries(JSON.parse(textOf('redirects.json')))),
  };
}

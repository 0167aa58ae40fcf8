import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { type Load, modulesOf } from './modules';
import type { Redirect } from './tables/redirectTable';

/** A page of the documentation. */
export interface DocPage {
  /** Its path below `docs/`, without ending. */
  readonly id: string;
  /** Its file, from the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** What the page tools know of a site as it stands on the disk. */
export interface Site {
  readonly dir: string;
  readonly load: Load;
  readonly pages: ReadonlyMap<string, DocPage>;
  readonly redirects: readonly Redirect[];
  /** Addresses that the site has promised to keep. */
  readonly promised: readonly string[];
}

/** The pages of a site by id, in the order of the alphabet. */
export function pagesOf(dir: string): Map<string, DocPage> {
  const docs = path.join(dir, 'docs');
  return new Map(
    fs
      .readdirSync(docs, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .map((name) => {
        const id = name.replace(/\.mdx?$/, '');
        return [id, { id, file: `docs/${name}`, text: fs.readFileSync(path.join(docs, name), 'utf8') }];
      }),
  );
}

/** Reads a site from its folder. */
export function readSite(dir: string): Site {
  const load = modulesOf(dir);
  return {
    dir,
    load,
    pages: pagesOf(dir),
    redirects: load<{ redirects: Redirect[] }>('src/redirects.ts').redirects,
    promised: load<{ promisedPages: string[] }>('src/promisedAddresses.ts').promisedPages,
  };
}

/** The title in a page's front matter. */
export function titleOf({ text }: DocPage): string {
  return String(matter(text).data.title);
}

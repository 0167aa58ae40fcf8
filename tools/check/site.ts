import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';
import { filesBelow, readText } from '../../src/files';
import { redirects } from '../../src/redirects';
import { promisedPages } from '../promisedPages';
import { remembered } from '../remembered';
import { idsOfPage } from './ids';
import { type Page, parsePage } from './page';

/** What decides which addresses there are, besides the pages. */
export interface Routes {
  readonly sidebars: SidebarsConfig;
  readonly redirects: typeof redirects;
  readonly promisedPages: readonly string[];
}

/** The files of the site that is checked. */
export type Site = ReturnType<typeof openSite>;

/** Pages that aren't Markdown. */
export const pagesOfCode: readonly string[] = ['/', '/search'];

/** Returns the path that readers see of a page's file. */
export function addressOf(file: string): string {
  return file.replace(/^docs|\.mdx?$/g, '');
}

/** Returns the pages and facts that differ from the commit where the branch left `main`, with their text there. None without Git. */
function filesBefore(dir: string): ReadonlyMap<string, string> {
  const git = (...args: readonly string[]): string => {
    const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  const base = git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main');
  const diff = ['diff', '--relative', '--no-renames', '--name-only', '--diff-filter=MD', base];
  const files = base ? git(...diff, '--', 'docs', 'src/facts').split('\n') : [];
  const checked = files.filter((file) => /^docs\/(?!_).*\.mdx$|\.ts$/.test(file));
  return new Map(checked.map((file) => [file, git('show', `${base}:./${file}`)]));
}

/** Opens the site in a folder. Pages are parsed when they are first asked for. */
export function openSite(dir: string, routes: Routes = { sidebars, redirects, promisedPages }) {
  const files = new Set([...filesBelow(dir, 'docs'), ...filesBelow(dir, 'static')]);
  const pageFiles = [...files].filter((file) => /^docs\/(?!_).*\.mdx?$/.test(file));
  const byAddress = new Map(pageFiles.map((file) => [addressOf(file), file]));
  const page = remembered((file: string): Page => {
    const place = path.join(dir, file);
    return parsePage(file, fs.existsSync(place) ? readText(place) : '');
  });
  const idsOf = remembered((file: string) => idsOfPage(page(file)));
  const before = remembered(() => filesBefore(dir));
  return {
    /** The folder of `package.json`. */
    dir,
    routes,
    /** The pages, as paths from that folder. */
    pageFiles,
    /** Returns whether there is a file in `docs` or `static`. Case counts. */
    has: (file: string) => files.has(file),
    /** Returns a file, parsed if it's a page. */
    page,
    /** Returns the file of the page with a path such as `/chat-features/polls`. */
    fileOf: (address: string) => byAddress.get(address),
    /** Returns where an old path such as `/polls` leads to. */
    redirectOf: (address: string) => routes.redirects.find(({ from }) => from === address)?.to,
    /** Returns all ids of a page that links can lead to, typed or made by its components. */
    idsOf,
    /** Returns the pages and facts that differ from `main`, with their text there. */
    before: () => before(dir),
  };
}

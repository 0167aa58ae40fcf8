import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/files';
import { near } from '../check/near';

/** A page command can't do what was asked. Nothing was changed. */
export class PageCommandError extends Error {}

/** A page of the site that a command changes. */
export interface Page {
  /** The page's path in `docs/`, without extension. */
  readonly id: string;
  /** The file, as a path from the site's folder. */
  readonly file: string;
}

/** First parts of addresses that belong to something other than a page. */
const reserved = ['search', 'index', '404', 'assets'];

/** Reads a file. The path is from the site's folder, as in all functions here. */
export function read(dir: string, file: string): string {
  return fs.readFileSync(path.join(dir, file), 'utf8');
}

/** Writes a file, and creates its folder if there is none. */
export function write(dir: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

/** Returns the id for what a writer types: `/polls`, `polls`, or `docs/polls.mdx`. */
function idOf(typed: string): string {
  return typed.replace(/^docs\/|\.mdx?$/g, '').replace(/^\/+|\/+$/g, '');
}

/** Returns all pages. */
export function pagesIn(dir: string): Page[] {
  return filesBelow(dir, 'docs')
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ id: idOf(file), file }));
}

/** Returns the redirect from an address, whatever its capitals. */
function redirectFrom(dir: string, address: string) {
  const rows = read(dir, 'src/redirects.ts').matchAll(/from: '([^']+)', to: '([^']+)'/g);
  return [...rows]
    .map(([, from = '', to = '']) => ({ from, to }))
    .find(({ from }) => from.toLowerCase() === address);
}

/** Returns the page for an address or file. Throws with the nearest pages if there is none. */
export function existingPage(dir: string, typed: string): Page {
  const id = idOf(typed);
  const pages = pagesIn(dir);
  const page = pages.find((each) => each.id === id);
  if (page) {
    return page;
  }
  const old = redirectFrom(dir, `/${id}`.toLowerCase());
  if (old) {
    throw new PageCommandError(`${old.from} is an old address. Use the page that it leads to: ${old.to}.`);
  }
  const addresses = pages.map((each) => `/${each.id}`);
  throw new PageCommandError(`There is no page /${id}. Nearest: ${near(`/${id}`, addresses).join(', ')}.`);
}

function hasChanges(dir: string, file: string): boolean {
  try {
    return execFileSync('git', ['status', '--porcelain', '--', file], { cwd: dir, stdio: 'pipe' }).length > 0;
  } catch {
    // A site without git has nothing to restore the page from.
    return false;
  }
}

/** Returns the page for an address or file. Throws if git couldn't restore it after a mistake. */
export function committedPage(dir: string, typed: string): Page {
  const page = existingPage(dir, typed);
  if (hasChanges(dir, page.file)) {
    throw new PageCommandError(
      `${page.file} has changes that aren't committed. Commit them first, so that you can undo this command.`,
    );
  }
  return page;
}

/** Returns the id for a new page at an address. Throws if no page can be there. */
export function freeId(dir: string, typed: string): string {
  const id = idOf(typed);
  if (!/^[a-z0-9]+([-/][a-z0-9]+)*$/.test(id)) {
    throw new PageCommandError(
      `"${typed}" can't be an address. Use lowercase letters, digits, single hyphens, and / between folders: ` +
        'chat-features/voice-notes.',
    );
  }
  const pages = pagesIn(dir);
  const twin = pages.find((page) => page.id === id);
  if (twin) {
    throw new PageCommandError(`/${id} exists already: ${twin.file}. Choose another address.`);
  }
  const old = redirectFrom(dir, `/${id}`);
  if (old) {
    throw new PageCommandError(
      `${old.from} is an old address that leads to ${old.to} (src/redirects.ts). Choose another address.`,
    );
  }
  const [section = '', ...rest] = id.split('/');
  if (reserved.includes(section) || fs.existsSync(path.join(dir, 'static', section))) {
    throw new PageCommandError(`/${section} belongs to something other than a page. Choose another address.`);
  }
  const sections = new Set(pages.flatMap((page) => /^[^/]+(?=\/)/.exec(page.id) ?? []));
  if (rest.length > 0 && !sections.has(section)) {
    throw new PageCommandError(
      `There is no section "${section}". Use one of ${[...sections].sort().join(', ')}, or an address without a folder.`,
    );
  }
  return id;
}

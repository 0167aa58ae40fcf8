import fs from 'node:fs';
import path from 'node:path';
import data from '../redirects.json';
import { filesBelow } from './files';
import { nearest } from './markdown/html/lookUp';

/** An old path and where it leads. */
interface Redirect {
  readonly from: string;
  /** A page, or a section of one: `/boosts#levels`. */
  readonly to: string;
}

/**
 * Old paths and the page each one forwards to. Letters' case counts; query and hash are kept. The site has promised to
 * keep the first 40, so none of them is changed or taken out.
 */
export const redirects: readonly Redirect[] = Object.entries(data).map(([from, to]) => ({ from, to }));

/**
 * Returns what is wrong with redirects. Each has to lead directly to a page and can't hide one, so there is no loop.
 * @param pages the addresses of all pages
 */
export function redirectFaults(all: readonly Redirect[], pages: ReadonlySet<string>) {
  const targets = new Map(all.map(({ from, to }) => [from, to]));
  return all.flatMap(({ from, to }) => {
    const [target = ''] = to.split(/[?#]/);
    if (pages.has(from)) {
      return [{ from, says: `${from} is a page, which the redirect to ${to} hides. Remove the row.` }];
    }
    const better = (target !== from && targets.get(target)) || nearest(target, pages).join(', ');
    return pages.has(target)
      ? []
      : [{ from, says: `${from} leads to ${to}, which isn't a page. Near it: ${better}.` }];
  });
}

/**
 * Returns the redirects that can be written as files. If the file system ignores case, as on macOS and Windows, `SSO/` and
 * `sso/` would be one folder, and `Bot/` would take the place of the page `/bot`.
 * @throws if a redirect loops, hides a page, or doesn't lead to one
 */
export function redirectsToWrite(
  ignoresCase = fs.existsSync(__filename.toUpperCase()),
): { from: string; to: string }[] {
  const pages = filesBelow(path.join(__dirname, '../docs'), '').map(
    (file) => `/${file.replace(/\.mdx?$/, '')}`,
  );
  const faults = redirectFaults(redirects, new Set(['/', '/search', ...pages]));
  if (faults.length > 0) {
    throw new Error(`redirects.json: ${faults.map(({ says }) => says).join('\n')}`);
  }
  if (!ignoresCase) {
    return [...redirects];
  }
  const others = redirects.filter(({ from, to }) => from.toLowerCase() !== to);
  return [...new Map(others.map((redirect) => [redirect.from.toLowerCase(), redirect])).values()];
}

import fs from 'node:fs';
import { fromRoot, readText } from '../utils/files';
import { parseRedirects, type Redirect } from './parseRedirects';

export const redirects: readonly Redirect[] = parseRedirects(readText(fromRoot('redirects.json')));

/** Returns the path to which an old path redirects, so that a page can be moved without changes to tests. */
export function followRedirect(path: string): string {
  return redirects.find(({ from }) => from === path)?.to ?? path;
}

/** Whether the file system ignores case, as on macOS and Windows. */
export const fileSystemIgnoresCase = fs.existsSync(__filename.toUpperCase());

/**
 * Drops redirects that can't exist where the file system ignores case. `Old/` and `old/` would be one folder, so one of them stays.
 * Hosts would serve `FAQ/index.html` instead of the page `faq.html`, so none with the path of a page stays.
 * @param getPagePaths is called only for such a file system
 */
export function dropCaseCollisions(
  all: readonly Redirect[],
  getPagePaths: () => readonly string[],
  ignoresCase: boolean,
) {
  if (!ignoresCase) return [...all];
  const byFolder = new Map(all.map((redirect) => [redirect.from.toLowerCase(), redirect]));
  for (const path of getPagePaths()) byFolder.delete(path.toLowerCase());
  return [...byFolder.values()];
}

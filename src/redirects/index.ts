import fs from 'node:fs';
import { parseFile } from '../utils/parseFile';
import { parseRedirects, type Redirect } from './parseRedirects';

export const redirects: readonly Redirect[] = parseFile('redirects.json', parseRedirects);

/**
 * Returns the redirects for which the redirect plugin can write files. On file systems that ignore case, as on macOS and Windows,
 * `Old/` and `old/` are one folder, and `New/` would replace the page `/new`. Tests pass the parameters.
 */
export function redirectsToWrite(
  all = redirects,
  ignoresCase = fs.existsSync(__filename.toUpperCase()),
): Redirect[] {
  // The plugin allows no other properties.
  const written = all.map(({ from, to }) => ({ from, to }));
  if (!ignoresCase) return written;
  const others = written.filter(({ from, to }) => from.toLowerCase() !== to);
  return [...new Map(others.map((redirect) => [redirect.from.toLowerCase(), redirect])).values()];
}

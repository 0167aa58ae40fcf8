import fs from 'node:fs';
import data from '../../redirects.json';
import { parseRedirect } from './parseRedirects';

export const redirects = Object.entries(data).map(parseRedirect);

/**
 * The redirects that can be written as files. If the file system ignores case, as on macOS and Windows, `Old/` and
 * `old/` would be one folder, and `New/` would take the place of the page `/new`.
 */
export function redirectsToWrite(all = redirects, ignoresCase = fs.existsSync(__filename.toUpperCase())) {
  if (!ignoresCase) {
    return [...all];
  }
  const others = all.filter(({ from, to }) => from.toLowerCase() !== to);
  return [...new Map(others.map((redirect) => [redirect.from.toLowerCase(), redirect])).values()];
}

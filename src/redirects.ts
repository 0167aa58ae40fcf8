import fs from 'node:fs';
import data from '../redirects.json';

/**
 * Old paths, and the page that each one forwards to. Letters' case counts; query and hash are kept.
 * The site has promised to keep those in `tools/promisedRedirects.txt`.
 */
export const redirects = Object.entries(data).map(([from, to]) => ({ from, to }));

/**
 * Returns the redirects that can be written as files. If the file system ignores case, as on macOS and Windows, `SSO/` and
 * `sso/` would be one folder, and `Bot/` would take the place of the page `/bot`.
 */
export function redirectsToWrite(ignoresCase = fs.existsSync(__filename.toUpperCase())) {
  if (!ignoresCase) {
    return redirects;
  }
  const others = redirects.filter(({ from, to }) => from.toLowerCase() !== to);
  return [...new Map(others.map((redirect) => [redirect.from.toLowerCase(), redirect])).values()];
}

import fs from 'node:fs';
import redirectTargets from '../redirects.json';

/** Old paths and what they redirect to: a page, perhaps a section of it, or another site. The redirect plugin checks them. */
export const redirects = Object.entries<string>(redirectTargets).map(([from, to]) => ({ from, to }));

/** Returns the path to which an old path redirects, so that a page can be moved without changes to tests. */
export function followRedirect(path: string): string {
  return redirects.find(({ from }) => from === path)?.to ?? path;
}

/**
 * Returns the redirects whose pages can be written. Where the file system ignores case, as on macOS, `/SSO` and `/sso` have one file, and
 * that of `/FAQ` would be served instead of a page `/faq`.
 */
export function writableRedirects(
  pagePaths: readonly string[],
  ignoresCase = fs.existsSync(__filename.toUpperCase()),
) {
  if (!ignoresCase) return redirects;
  const byFile = new Map(redirects.map((redirect) => [redirect.from.toLowerCase(), redirect]));
  for (const path of pagePaths) byFile.delete(path);
  return [...byFile.values()];
}

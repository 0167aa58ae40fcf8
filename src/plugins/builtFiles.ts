import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files';
import { redirects } from '../redirects';

/** Ends of the names of files that readers never request: the configuration of hosts, and compressed copies. */
const endsForHosts: readonly string[] = [
  '_headers',
  '_redirects',
  '_redirects.conf',
  '.nojekyll',
  '.br',
  '.gz',
];

// In lowercase, because a case-insensitive file system keeps only the first of two names.
const redirectsByFile = new Map(
  redirects.map((redirect) => [`${redirect.from.slice(1)}/index.html`.toLowerCase(), redirect]),
);

/** Returns the redirect that a built file implements, if it's a redirect page. */
function redirectOf(file: string): (typeof redirects)[number] | undefined {
  return redirectsByFile.get(file.toLowerCase());
}

/**
 * Returns the files of a built site as sorted POSIX paths relative to its folder, without compressed copies and host
 * configuration.
 * @param dir the folder of the built site
 * @throws if the folder doesn't exist
 */
export function builtFiles(dir: string): string[] {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no built site in ${dir}. Run \`npm run build\` first.`);
  }
  return filesBelow(dir, '').filter((file) => !endsForHosts.some((end) => file.endsWith(end)));
}

/** Whether a built file is a page for readers, as opposed to a redirect page. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && !redirectOf(file);
}

/** Returns the URL path of a built file: `index.html` is `/`, `a/b.html` is `/a/b`, and other files keep their extension. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

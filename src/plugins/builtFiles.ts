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
const redirectPages = new Set(redirects.map(({ from }) => `${from.slice(1)}/index.html`.toLowerCase()));

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
  return file.endsWith('.html') && !redirectPages.has(file.toLowerCase());
}

/** Returns the URL path of a built file: `index.html` is `/`, `a/b.html` is `/a/b`, and other files keep their extension. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/**
 * Rewrites the HTML files of a built site, redirect pages included.
 * @param edit returns the new HTML of a file
 */
export function editHtml(dir: string, edit: (html: string, file: string) => string): void {
  for (const file of builtFiles(dir).filter((name) => name.endsWith('.html'))) {
    const place = path.join(dir, file);
    fs.writeFileSync(place, edit(fs.readFileSync(place, 'utf8'), file));
  }
}

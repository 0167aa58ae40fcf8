import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files';
import { redirects } from '../redirects';

/** The file extension of compressed copies, by content encoding. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** Files that configure static hosts. Readers never request them. */
const hostFiles = ['_headers', '_redirects', '.nojekyll'] as const;

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
  const made: readonly string[] = [...Object.values(encodings), ...hostFiles];
  return filesBelow(dir, '').filter((file) => !made.some((end) => file.endsWith(end)));
}

/** Whether a built file is a page for readers, as opposed to a redirect page. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && !redirectOf(file);
}

/** Returns the URL path of a built file: `index.html` is `/`, `a/b.html` is `/a/b`, and other files keep their extension. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** Whether a built file's name contains a content hash, so that it can be cached forever. */
export function isHashed(file: string): boolean {
  return new RegExp(`^${hashedFile}$`).test(file);
}

/** A regular expression for files with a content hash in their names, used here and in the nginx configuration. */
export const hashedFile = String.raw`assets/(?:[\w-]+/)*[\w~.-]+[.-][0-9a-f]{8,}\.[a-z0-9]+`;

/** Returns the folder next to a built site for its server's configuration, which must not be served. */
export function hostingDirOf(siteDir: string): string {
  return `${path.resolve(siteDir)}-hosting`;
}

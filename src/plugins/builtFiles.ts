import fs from 'node:fs';
import path from 'node:path';
import { redirects } from '../redirects';

/** What the compressed copy of a file ends in, by the name of its encoding. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** Files that hosts read and readers never see. */
const hostFiles = ['_headers', '_redirects', '.nojekyll'] as const;

// In lower case: a file system that ignores case keeps the first of two names.
const redirectsByFile = new Map(
  redirects.map((redirect) => [`${redirect.from.slice(1)}/index.html`.toLowerCase(), redirect]),
);

/** Returns the redirect that a built file is the page of, if it is one. */
export function redirectOf(file: string): (typeof redirects)[number] | undefined {
  return redirectsByFile.get(file.toLowerCase());
}

/**
 * The files of a built site, as paths from its folder with `/` between the parts, in the order of their letters.
 * Compressed copies and what hosts read are left out.
 * @param dir the folder of the built site
 * @throws where there is no such folder, with what to run
 */
export function builtFiles(dir: string): string[] {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no built site in ${dir}. Run \`npm run build\` first.`);
  }
  const made: readonly string[] = [...Object.values(encodings), ...hostFiles];
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !made.some((end) => entry.name.endsWith(end)))
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

/** Whether a built file is a page that readers are shown, and not one that only leads on from an old address. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && !redirectOf(file);
}

/** The address of a built file: `index.html` is `/`, `a/b.html` is `/a/b`, other files keep their endings. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** Whether a built file's name holds a hash of its content, so that it never changes under that name. */
export function isHashed(file: string): boolean {
  return new RegExp(`^${hashedFile}$`).test(file);
}

/** A regular expression for files whose names hold a hash, which nginx and this code both read. */
export const hashedFile = String.raw`assets/(?:[\w-]+/)*[\w~.-]+[.-][0-9a-f]{8,}\.[a-z0-9]+`;

/** Returns the folder next to a built site for its server's configuration, which must not be served. */
export function hostingDirOf(siteDir: string): string {
  return `${path.resolve(siteDir)}-hosting`;
}

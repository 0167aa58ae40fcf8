import fs from 'node:fs';
import path from 'node:path';

/** Resolves a path relative to the repository root. */
export function fromRoot(file: string): string {
  return path.join(__dirname, '../..', file);
}

/** Returns the path of a file relative to a directory, with `/` on Windows, too. */
export function relativePath(dir: string, file: string): string {
  return path.relative(dir, file).split(path.sep).join('/');
}

/**
 * Lists the files in `root/start`, including those in its subfolders, as sorted POSIX paths relative to `root`.
 * If `start` is a file, lists only that file. If it doesn't exist, the list is empty. Hidden files are left out, and links are followed.
 */
export function listFiles(root: string, start: string): string[] {
  const stats = fs.statSync(path.join(root, start), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [start] : [];
  const names = fs.readdirSync(path.join(root, start)).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => listFiles(root, path.posix.join(start, name))).sort();
}

/** Reads a text file without its byte order mark, and with `\n` line ends. */
export function readText(file: string): string {
  return fs
    .readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

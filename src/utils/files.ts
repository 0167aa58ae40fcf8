import fs from 'node:fs';
import path from 'node:path';

/** Returns the full path of a file of this repository, which is named from the folder of `package.json`. */
export function sitePath(file: string): string {
  return path.join(__dirname, '../..', file);
}

/** Returns the sorted POSIX paths of all files below `dir/place`, relative to `dir`. If `place` is a file, it's the only one. */
export function filesBelow(dir: string, place: string): string[] {
  const start = path.join(dir, place);
  if (!fs.existsSync(start)) {
    return [];
  }
  if (fs.statSync(start).isFile()) {
    return [place];
  }
  return fs
    .readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

/** Reads a text file without a byte order mark, and with `\n` between its lines. */
export function readText(file: string): string {
  return fs
    .readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

import fs from 'node:fs';
import path from 'node:path';

/** Returns the path of a file of this repository, which is given from the folder that contains `package.json`. */
export function sitePath(file: string): string {
  return path.join(__dirname, '..', file);
}

/** Returns the files in a folder and its folders, or the file itself, from A to Z as POSIX paths relative to `dir`. */
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

/** Reads a text file the same on every system: without a byte order mark, and with `\n` between its lines. */
export function readText(file: string): string {
  return fs
    .readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

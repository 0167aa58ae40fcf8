import fs from 'node:fs';
import path from 'node:path';

/** Returns the entries of a list next to this module, one a line, without comments. */
export function wordList(name: 'words.txt' | 'labels.txt'): string[] {
  return fs
    .readFileSync(path.join(__dirname, name), 'utf8')
    .split('\n')
    .map((line) => line.replace(/^#.*|\s#.*/, '').trim())
    .filter(Boolean);
}

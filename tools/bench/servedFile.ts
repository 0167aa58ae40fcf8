import fs from 'node:fs';
import path from 'node:path';

/**
 * The file behind an address, as a good host finds it: itself, a page without its `.html`, or a folder's first page.
 * @param file the address's path below the folder of the site
 */
export function servedFile(file: string): string | undefined {
  return [file, `${file}.html`, path.join(file, 'index.html')].find((place) =>
    fs.statSync(place, { throwIfNoEntry: false })?.isFile(),
  );
}

import fs from 'node:fs';
import path from 'node:path';

/** The version of the search package whose seams are known. */
const knownVersion = '0.55.3';

/** The modules of the search bar that ours stand in for, as its source asks for them. */
const seams = ['from "../searchByWorker"', 'import("@easyops-cn/autocomplete.js")'];

const place = path.dirname(require.resolve('@easyops-cn/docusaurus-search-local/package.json'));

/**
 * Makes sure that the search package is the one whose seams we use: the two modules of its search bar that
 * `replaceModules` replaces.
 * @throws if the version is another, or the search bar no longer asks for these modules
 */
export function checkSeams(): void {
  const { version }: { version: string } = JSON.parse(
    fs.readFileSync(path.join(place, 'package.json'), 'utf8'),
  );
  if (version !== knownVersion) {
    throw new Error(
      `The search package is at ${version}, and src/search/build is made for ${knownVersion}. Read what has ` +
        'changed in its search bar and its index, try the search, then set knownVersion in checkSeams.ts.',
    );
  }
  const file = path.join(place, 'dist/client/client/theme/SearchBar/SearchBar.jsx');
  const source = fs.readFileSync(file, 'utf8');
  for (const seam of seams) {
    if (!source.includes(seam)) {
      throw new Error(
        `${path.relative(process.cwd(), file)} holds no ${seam} any more. Look at src/search/build/replaceModules.ts.`,
      );
    }
  }
}

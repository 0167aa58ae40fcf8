import fs from 'node:fs';
import path from 'node:path';
import type { Site } from './site';

const folders = ['e2e', 'src'];
/** Files whose examples or tables name addresses on purpose. */
const leftOut = /^src\/(?:pages-tools\/|redirects\.ts$|promisedAddresses\.ts$)/;
const files = ['README.md', 'CONTRIBUTING.md'];

/**
 * Lines outside of the pages that still name an address after a tool has done its work, such as tests and comments: a
 * person looks at them. `file:line` each.
 */
function namedElsewhere(dir: string, id: string): string[] {
  // The id of a page at the top is an everyday word: there only the address counts.
  const slash = id.includes('/') ? '/?' : '/';
  const name = new RegExp(`(?<![\\w/.-])${slash}${id.replace(/[/-]/g, '\\$&')}(?![\\w/-])`);
  const below = folders
    .filter((folder) => fs.existsSync(path.join(dir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(dir, folder), { recursive: true, encoding: 'utf8' })
        .map((each) => `${folder}/${each.split(path.sep).join('/')}`)
        .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(file)),
    );
  return [...below, ...files.filter((file) => fs.existsSync(path.join(dir, file)))].flatMap((file) =>
    fs
      .readFileSync(path.join(dir, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (name.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

/** What to tell a writer who moves or removes a page: that its address was promised, and where it is still named. */
export function remarksOn({ dir, promised }: Site, id: string): string[] {
  const named = namedElsewhere(dir, id);
  const shown = named.slice(0, 10).join(', ') + (named.length > 10 ? ` and ${named.length - 10} more` : '');
  return [
    ...(promised.includes(`/${id}`)
      ? [
          `Careful: the site has promised to keep a page at /${id}, and the test "routes" will fail. To give the promise up is for the ` +
            'maintainers to decide, in src/promisedAddresses.ts.',
        ]
      : []),
    ...(named.length > 0
      ? [`Tests, comments or places in the product still say /${id}; look at ${shown}.`]
      : []),
  ];
}

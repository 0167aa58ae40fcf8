import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readText } from '../../src/files';
import { builtFiles, readBuilt, siteDir } from '../support/build';

const scripts = builtFiles
  .filter((file) => file.endsWith('.js'))
  .map(readBuilt)
  .join('\n');
const sources = ['src', 'e2e'].flatMap((folder) => filesBelow(siteDir, folder));

test.each([
  {
    // Class names of CSS modules end with a hash, so selectors name their beginning: `[class*="hitTitle"]`.
    kind: 'selectors name by a part',
    files: /\.(?:css|tsx?)$/,
    names: /\[class\*=['"]?([A-Za-z]+)/g,
    isBuilt: (name: string) => new RegExp(`\\b${name}\\w*_[\\w-]{4}\\b`).test(scripts),
  },
  {
    kind: 'styles name as a whole',
    files: /^src\/.*\.css$/,
    names:
      /\.((?:alert|breadcrumbs|col-|dropdown|footer|menu|navbar|pagination-nav|table-of-contents|tabs|theme-)[\w-]*)/g,
    isBuilt: (name: string) => scripts.includes(name),
  },
])('the classes that $kind exist', ({ files, names, isBuilt }) => {
  const problems = sources
    .filter((file) => files.test(file))
    .flatMap((file) =>
      [...readText(path.join(siteDir, file)).matchAll(names)]
        .filter(([, name = '']) => !isBuilt(name))
        .map(([, name]) => `${file}: Docusaurus or the search package renamed ${name}`),
    );
  expect(problems).toEqual([]);
});

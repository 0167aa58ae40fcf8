import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, readText } from '../utils/files';

/** The folders of the originals: components of the themes, and the template of all pages. The first that has a name wins. */
const folders = [
  'node_modules/@easyops-cn/docusaurus-search-local/dist/client/client/theme',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/ssg',
];

/** What ours in `src/theme/` and `src/ssrTemplate.eta` replace or wrap, with the hashes of the files that ours were compared with. */
const comparedHashes = {
  DocBreadcrumbs: '8d76dc35831d',
  'DocItem/Footer': 'cad6e7d8fc9a',
  'DocItem/Layout': '4b8ab2ad05f8',
  ErrorPageContent: 'a85bb2d0b98b',
  Heading: '3f34f2cda9e9',
  MDXComponents: '6cade1a1938e',
  'MDXComponents/Code': 'd24106e06e4c',
  'Navbar/MobileSidebar/Layout': '7311e449e352',
  'NotFound/Content': '38833ae487eb',
  SearchBar: '76357122880a',
  SearchPage: '1e0324eceb45',
  'TOCCollapsible/CollapseButton': '70b3292f4252',
  'ssgTemplate.html': '5d6584e4a61b',
};

/** Returns the hash of an original: a folder or, for example for `MDXComponents/Code`, a file. */
function hashOriginal(name: string): string | undefined {
  const candidates = folders.flatMap((folder) => [`${folder}/${name}`, `${folder}/${name}.js`]);
  const original = candidates.find((candidate) => existsSync(candidate));
  const texts = original && listFiles('.', original).map(readText);
  return texts && createHash('sha256').update(texts.join('')).digest('hex').slice(0, 12);
}

test('the originals of what we replace are those that ours were compared with', () => {
  const components = listFiles('.', 'src/theme').filter((file) => file.endsWith('.tsx'));
  const names = components.map((file) => file.replace(/^src\/theme\/|(?:\/index)?\.tsx$/g, ''));
  const hashes = Object.fromEntries([...names, 'ssgTemplate.html'].map((name) => [name, hashOriginal(name)]));
  const advice = 'Compare the originals with `npm diff`, adapt ours, and write their new hashes here';
  expect(hashes, advice).toEqual(comparedHashes);
});

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, readText } from '../utils/files';

/** The folders of the themes' components. The first that has a component wins. */
const themes = [
  'node_modules/@easyops-cn/docusaurus-search-local/dist/client/client/theme',
  'node_modules/@docusaurus/theme-classic/lib/theme',
];

/** The components that ours in `src/theme/` replace or wrap, with the hashes of the files that ours were compared with. */
const comparedHashes = {
  'Admonition/Layout': 'f0668bfe5f9a',
  'DocItem/Footer': 'cad6e7d8fc9a',
  'DocItem/Layout': '4b8ab2ad05f8',
  Heading: '3f34f2cda9e9',
  MDXComponents: '6cade1a1938e',
  'MDXComponents/Code': 'd24106e06e4c',
  'Navbar/MobileSidebar/Layout': '7311e449e352',
  'NavbarItem/DropdownNavbarItem/Desktop': '61405ffa3633',
  'NotFound/Content': '38833ae487eb',
  SearchBar: '76357122880a',
  SearchPage: '1e0324eceb45',
  'TOCCollapsible/CollapseButton': '70b3292f4252',
};

/** Returns the hash of a theme's component: of its folder or, for `MDXComponents/Code`, its file. */
function hashOriginal(name: string): string | undefined {
  const candidates = themes.flatMap((theme) => [`${theme}/${name}`, `${theme}/${name}.js`]);
  const original = candidates.find((candidate) => existsSync(candidate));
  const texts = original && listFiles('.', original).map(readText);
  return texts && createHash('sha256').update(texts.join('')).digest('hex').slice(0, 12);
}

test('the originals of our theme components are those that ours were compared with', () => {
  const components = listFiles('.', 'src/theme').filter((file) => file.endsWith('.tsx'));
  const names = components.map((file) => file.replace(/^src\/theme\/|(?:\/index)?\.tsx$/g, ''));
  const hashes = Object.fromEntries(names.map((name) => [name, hashOriginal(name)]));
  const advice = 'Compare the originals with `npm diff`, adapt ours, and write their new hashes here';
  expect(hashes, advice).toEqual(comparedHashes);
});

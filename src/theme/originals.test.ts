import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readText } from '../files';

const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
const search = 'node_modules/@easyops-cn/docusaurus-search-local/dist/client/client/theme';

/** The originals of what ours replace, repair from outside, or rely on the structure of, each with its hash when the two were last compared. */
const originals = {
  [`${theme}/Admonition/Layout/index.js`]: 'b283d62419e4',
  [`${theme}/CodeBlock/Buttons/CopyButton/index.js`]: '936a841fd6a5',
  [`${theme}/Heading/index.js`]: 'bd5eb7a8be21',
  [`${theme}/Navbar/MobileSidebar/Layout/index.js`]: '25a9f4a9c4a5',
  [`${theme}/NavbarItem/DropdownNavbarItem/Desktop/index.js`]: 'c49755ffce7c',
  [`${theme}/NotFound/Content/index.js`]: '1339cadd0fe0',
  [`${theme}/TOCCollapsible/CollapseButton/index.js`]: 'a25b2a0731e4',
  [`${search}/SearchBar/SearchBar.jsx`]: '1d6b38168794',
  [`${search}/SearchPage/SearchPage.jsx`]: '554dcc569a17',
  [`${search}/searchByWorker.js`]: 'cf571811cb2f',
};

test.each(Object.entries(originals))('%s is the one that ours was compared with', (file, hash) => {
  const message = `${file} has changed. Compare ours with it, then write the new hash here.`;
  expect(createHash('sha256').update(readText(file)).digest('hex').slice(0, 12), message).toBe(hash);
});

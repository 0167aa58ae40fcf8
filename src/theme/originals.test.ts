import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readText } from '../files';

const theme = 'node_modules/@docusaurus/theme-classic/lib';

/**
 * The hash of a file of a package at the last comparison, the file in `node_modules/`, and ours that replaces it, repairs it, or depends
 * on it.
 */
const originals = `
14b655dd454b @docusaurus/plugin-client-redirects/lib/writeRedirectFiles.js e2e/support/build.ts
57aacb8a95fb react-router/cjs/react-router.js src/clientModules/caseSensitiveRoutes.ts
7fe3d248d13c @docusaurus/theme-classic/lib/theme/Tabs/index.js src/clientModules/keepTabInPlace.ts
30fedb7e211e @docusaurus/core/lib/client/ClientLifecyclesDispatcher.js src/clientModules/focusHash.ts
bebff3ac5f77 @docusaurus/theme-classic/lib/theme/DocSidebarItem/Category/index.js src/clientModules/pressLinksBySpace.ts
1c489db32b56 @docusaurus/core/lib/client/PendingNavigation.js src/clientModules/reloadUnknownPage.ts
505615cf2a08 @docusaurus/mdx-loader/lib/remark/headings/index.js src/content/page.ts
d24106e06e4c @docusaurus/theme-classic/lib/theme/MDXComponents/Code.js src/markdown/rehypeCodeBlocks.ts
42fcb21218b4 @docusaurus/theme-classic/lib/theme/prism-include-languages.js src/markdown/rehypeCodeBlocks.ts
d8c5eed41495 @easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js src/plugins/search/finishIndex.ts
38a9ebd7cc40 @easyops-cn/docusaurus-search-local/dist/server/server/utils/postBuildFactory.js src/plugins/search/index.ts
7aa1bf5b22df @easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js src/plugins/search/index.ts
5d6584e4a61b @docusaurus/core/lib/ssg/ssgTemplate.html.js src/ssrTemplate.eta
b283d62419e4 @docusaurus/theme-classic/lib/theme/Admonition/Layout/index.js src/theme/Admonition/Layout/index.tsx
13db668afc69 @docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/Button/index.js src/theme/CodeBlock/Buttons/CopyButton/index.tsx
936a841fd6a5 @docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/index.js src/theme/CodeBlock/Buttons/CopyButton/index.tsx
0d361f589459 @docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js src/theme/CodeBlock/Content/index.tsx
639f8655d319 @docusaurus/theme-classic/lib/theme/CodeBlock/index.js src/theme/CodeBlock/index.tsx
81ab153e9e79 @docusaurus/theme-classic/lib/theme/CodeBlock/Content/String.js src/theme/CodeBlock/index.tsx
7cff522ae9e5 @docusaurus/theme-classic/lib/theme/CodeBlock/Layout/index.js src/theme/CodeBlock/index.tsx
a5e21e8d877b @docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js src/theme/DocBreadcrumbs/index.tsx
24970d20dba9 @docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/index.js src/theme/DocBreadcrumbs/index.tsx
7b282577fb02 @docusaurus/theme-classic/lib/theme/DocBreadcrumbs/StructuredData/index.js src/theme/DocBreadcrumbs/index.tsx
0902dcb538c3 @docusaurus/theme-classic/lib/theme/DocItem/Content/index.js src/theme/DocItem/Content/index.tsx
93722eb781e3 @docusaurus/theme-classic/lib/theme/DocItem/Footer/index.js src/theme/DocItem/Footer/index.tsx
ee718a1346b9 @docusaurus/theme-classic/lib/theme/EditMetaRow/index.js src/theme/DocItem/Footer/index.tsx
c1f1bbed0740 @docusaurus/theme-classic/lib/theme/DocItem/Layout/index.js src/theme/DocItem/Layout/index.tsx
191d61c1ae48 @docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css src/theme/DocItem/Layout/index.tsx
bd5eb7a8be21 @docusaurus/theme-classic/lib/theme/Heading/index.js src/theme/Heading/index.tsx
cd83fc0c2bff @docusaurus/core/lib/client/exports/Link.js src/theme/MDXComponents/index.tsx
b1a0eed95525 @docusaurus/theme-classic/lib/theme/MDXComponents/index.js src/theme/MDXComponents/index.tsx
beef63074183 @docusaurus/theme-classic/lib/theme/TabItem/index.js src/theme/MDXComponents/index.tsx
66a240ad64d9 @docusaurus/theme-common/lib/contexts/navbarMobileSidebar.js src/theme/Navbar/MobileSidebar/Layout/index.tsx
3bf17c6c30ed @docusaurus/theme-classic/lib/theme/Navbar/Layout/index.js src/theme/Navbar/MobileSidebar/Layout/index.tsx
25a9f4a9c4a5 @docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Layout/index.js src/theme/Navbar/MobileSidebar/Layout/index.tsx
c49755ffce7c @docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx
35eda908bbc3 @docusaurus/theme-classic/lib/theme/NavbarItem/LocaleDropdownNavbarItem/index.js src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx
1339cadd0fe0 @docusaurus/theme-classic/lib/theme/NotFound/Content/index.js src/theme/NotFound/Content/index.tsx
4e91da4713c1 @docusaurus/theme-classic/lib/theme/TOCCollapsible/index.js src/theme/TOCCollapsible/CollapseButton/index.tsx
a25b2a0731e4 @docusaurus/theme-classic/lib/theme/TOCCollapsible/CollapseButton/index.js src/theme/TOCCollapsible/CollapseButton/index.tsx
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

test.each(originals)('%s %s is the one with which %s was compared', (hash, original = '', ours) => {
  const text = readText(`node_modules/${original}`);
  const message = `${original} has changed, so compare ${ours}. See step 3 of "Upgrade Docusaurus" in MAINTAINING.md.`;
  expect(createHash('sha256').update(text).digest('hex').slice(0, 12), message).toBe(hash);
});

test('each wrapped or ejected component has its original in the list', () => {
  const components = filesBelow('.', 'src/theme').filter((file) => file.endsWith('.tsx'));
  const lacking = components.filter((ours) => {
    const original = ours.replace('src', theme).replace('.tsx', '.js');
    return existsSync(original) && !originals.some((row) => row[1] === original.replace('node_modules/', ''));
  });
  expect(lacking).toEqual([]);
});

test('an ejected component imports the style sheet of its original if that has global classes', () => {
  const ejected = filesBelow('.', 'src/theme').filter(
    (file) => file.endsWith('index.tsx') && !readText(file).includes("'@theme-original/"),
  );
  const lacking = ejected.filter((file) => {
    const sheet = `${path.dirname(file).replace('src', theme)}/styles.module.css`;
    const isGlobal = existsSync(sheet) && /^:global\([^)]*\)(?:,| \{)/m.test(readText(sheet));
    return isGlobal && !readText(file).includes(sheet.replace('node_modules/', ''));
  });
  expect(ejected.length).toBeGreaterThan(4);
  expect(lacking).toEqual([]);
});

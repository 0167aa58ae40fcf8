import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readText } from '../files';

const theme = 'node_modules/@docusaurus/theme-classic/';

/**
 * Packages with their versions at the last comparison, and below each the hash of a file, the file, and ours that replaces it, repairs
 * it, or depends on it.
 */
const comparisons = `
@docusaurus/core 3.10.2
30fedb7e211e lib/client/ClientLifecyclesDispatcher.js src/clientModules/focusHash.ts
1c489db32b56 lib/client/PendingNavigation.js src/clientModules/reloadUnknownPage.ts
5d6584e4a61b lib/ssg/ssgTemplate.html.js src/ssrTemplate.eta
cd83fc0c2bff lib/client/exports/Link.js src/theme/MDXComponents/index.tsx
@docusaurus/mdx-loader 3.10.2
505615cf2a08 lib/remark/headings/index.js src/content/page.ts
@docusaurus/plugin-client-redirects 3.10.2
14b655dd454b lib/writeRedirectFiles.js e2e/support/build.ts
@docusaurus/plugin-content-docs 3.10.2
cab6060db00d lib/client/docsUtils.js src/theme/DocBreadcrumbs/index.tsx
@docusaurus/theme-classic 3.10.2
686c1ff7cccb lib/theme/NavbarItem/DocNavbarItem.js docusaurus.config.ts
315c0f329288 lib/theme/NavbarItem/NavbarNavLink.js docusaurus.config.ts
7fe3d248d13c lib/theme/Tabs/index.js src/clientModules/keepTabInPlace.ts
bebff3ac5f77 lib/theme/DocSidebarItem/Category/index.js src/clientModules/pressLinksBySpace.ts
d24106e06e4c lib/theme/MDXComponents/Code.js src/markdown/rehypeCodeBlocks.ts
42fcb21218b4 lib/theme/prism-include-languages.js src/markdown/rehypeCodeBlocks.ts
b283d62419e4 lib/theme/Admonition/Layout/index.js src/theme/Admonition/Layout/index.tsx
13db668afc69 lib/theme/CodeBlock/Buttons/Button/index.js src/theme/CodeBlock/Buttons/CopyButton/index.tsx
936a841fd6a5 lib/theme/CodeBlock/Buttons/CopyButton/index.js src/theme/CodeBlock/Buttons/CopyButton/index.tsx
8cc39d7b3812 lib/theme/CodeBlock/Buttons/index.js src/theme/CodeBlock/Buttons/index.tsx
0d361f589459 lib/theme/CodeBlock/Content/index.js src/theme/CodeBlock/Content/index.tsx
81ab153e9e79 lib/theme/CodeBlock/Content/String.js src/theme/CodeBlock/index.tsx
7cff522ae9e5 lib/theme/CodeBlock/Layout/index.js src/theme/CodeBlock/index.tsx
639f8655d319 lib/theme/CodeBlock/index.js src/theme/CodeBlock/index.tsx
24970d20dba9 lib/theme/DocBreadcrumbs/Items/Home/index.js src/theme/DocBreadcrumbs/index.tsx
7b282577fb02 lib/theme/DocBreadcrumbs/StructuredData/index.js src/theme/DocBreadcrumbs/index.tsx
a5e21e8d877b lib/theme/DocBreadcrumbs/index.js src/theme/DocBreadcrumbs/index.tsx
0902dcb538c3 lib/theme/DocItem/Content/index.js src/theme/DocItem/Content/index.tsx
93722eb781e3 lib/theme/DocItem/Footer/index.js src/theme/DocItem/Footer/index.tsx
ee718a1346b9 lib/theme/EditMetaRow/index.js src/theme/DocItem/Footer/index.tsx
c1f1bbed0740 lib/theme/DocItem/Layout/index.js src/theme/DocItem/Layout/index.tsx
191d61c1ae48 lib/theme/DocItem/Layout/styles.module.css src/theme/DocItem/Layout/index.tsx
bd5eb7a8be21 lib/theme/Heading/index.js src/theme/Heading/index.tsx
b1a0eed95525 lib/theme/MDXComponents/index.js src/theme/MDXComponents/index.tsx
beef63074183 lib/theme/TabItem/index.js src/theme/MDXComponents/index.tsx
3bf17c6c30ed lib/theme/Navbar/Layout/index.js src/theme/Navbar/MobileSidebar/Layout/index.tsx
25a9f4a9c4a5 lib/theme/Navbar/MobileSidebar/Layout/index.js src/theme/Navbar/MobileSidebar/Layout/index.tsx
c49755ffce7c lib/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx
35eda908bbc3 lib/theme/NavbarItem/LocaleDropdownNavbarItem/index.js src/theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx
1339cadd0fe0 lib/theme/NotFound/Content/index.js src/theme/NotFound/Content/index.tsx
a25b2a0731e4 lib/theme/TOCCollapsible/CollapseButton/index.js src/theme/TOCCollapsible/CollapseButton/index.tsx
4e91da4713c1 lib/theme/TOCCollapsible/index.js src/theme/TOCCollapsible/CollapseButton/index.tsx
@docusaurus/theme-common 3.10.2
ade5a2056ef4 lib/utils/codeBlockUtils.js src/theme/CodeBlock/index.tsx
66a240ad64d9 lib/contexts/navbarMobileSidebar.js src/theme/Navbar/MobileSidebar/Layout/index.tsx
@easyops-cn/docusaurus-search-local 0.55.3
d8c5eed41495 dist/server/server/utils/parseDocument.js src/plugins/search/finishIndex.ts
38a9ebd7cc40 dist/server/server/utils/postBuildFactory.js src/plugins/search/index.ts
7aa1bf5b22df dist/server/server/utils/scanDocuments.js src/plugins/search/index.ts
react-router 5.3.4
57aacb8a95fb cjs/react-router.js src/clientModules/caseSensitiveRoutes.ts
`;

const originals = comparisons.split(/\n(?=\S+ \S+$)/m).flatMap((group) => {
  const [[name, version] = [], ...rows] = group
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
  return rows.map(([hash, file, ours]) => ({ name, version, hash, file, ours }));
});

test.each(originals)('$ours was compared with $name/$file', ({ name, version, hash, file, ours }) => {
  const found = createHash('sha256')
    .update(readText(`node_modules/${name}/${file}`))
    .digest('hex')
    .slice(0, 12);
  const installed = JSON.parse(readText(`node_modules/${name}/package.json`)).version;
  const diff = `npm diff --diff=${name}@${version} --diff=${name}@${installed} ${file}`;
  expect(found, `${file} has changed. Make the changes that ${ours} needs: ${diff}`).toBe(hash);
});

test('each wrapped or ejected component has its original in the list', () => {
  const components = filesBelow('.', 'src/theme').filter((file) => file.endsWith('.tsx'));
  const lacking = components.filter((ours) => {
    const original = ours.replace('src', 'lib').replace('.tsx', '.js');
    return existsSync(theme + original) && !originals.some(({ file }) => file === original);
  });
  expect(lacking).toEqual([]);
});

test('an ejected component imports the style sheet of its original if that has global classes', () => {
  const ejected = filesBelow('.', 'src/theme').filter(
    (file) => file.endsWith('index.tsx') && !readText(file).includes("'@theme-original/"),
  );
  const lacking = ejected.filter((file) => {
    const sheet = `${theme}lib/${path.dirname(file).replace('src/', '')}/styles.module.css`;
    const isGlobal = existsSync(sheet) && /^:global\([^)]*\)(?:,| \{)/m.test(readText(sheet));
    return isGlobal && !readText(file).includes(sheet.replace('node_modules/', ''));
  });
  expect(ejected.length).toBeGreaterThan(4);
  expect(lacking).toEqual([]);
});

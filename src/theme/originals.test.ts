import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText } from '../utils/files';

/** The versions of packages at the last comparison. */
const versions = { '@docusaurus': '3.10.2', '@easyops-cn': '0.55.3', 'react-router': '5.3.4' };

/** In each row, a hash at that time, the package and the path that it's of, and our file that depends on it. */
const comparisons = `
30fedb7e211e @docusaurus/core lib/client/ClientLifecyclesDispatcher.js src/clientModules/showHashTarget.ts
1c489db32b56 @docusaurus/core lib/client/PendingNavigation.js src/clientModules/reloadOnNotFound.ts
cd83fc0c2bff @docusaurus/core lib/client/exports/Link.js src/theme/MDXComponents
5d6584e4a61b @docusaurus/core lib/ssg/ssgTemplate.html.js src/ssrTemplate.eta
505615cf2a08 @docusaurus/mdx-loader lib/remark/headings/index.js src/content/nodes.ts
14b655dd454b @docusaurus/plugin-client-redirects lib/writeRedirectFiles.js e2e/support/build.ts
cab6060db00d @docusaurus/plugin-content-docs lib/client/docsUtils.js src/theme/DocBreadcrumbs
f0668bfe5f9a @docusaurus/theme-classic lib/theme/Admonition/Layout src/theme/Admonition/Layout
826c137f66a8 @docusaurus/theme-classic lib/theme/CodeBlock src/theme/CodeBlock
8d76dc35831d @docusaurus/theme-classic lib/theme/DocBreadcrumbs src/theme/DocBreadcrumbs
3d84ddec0de6 @docusaurus/theme-classic lib/theme/DocItem src/theme/DocItem
ec8e2d5d20f2 @docusaurus/theme-classic lib/theme/DocSidebarItem/Category src/clientModules/activateButtonsWithSpace.ts
6e9b9a8a0417 @docusaurus/theme-classic lib/theme/EditMetaRow src/theme/DocItem/Footer
3f34f2cda9e9 @docusaurus/theme-classic lib/theme/Heading src/theme/Heading
d24106e06e4c @docusaurus/theme-classic lib/theme/MDXComponents/Code.js src/markdown/rehypeCodeBlocks.ts
b1a0eed95525 @docusaurus/theme-classic lib/theme/MDXComponents/index.js src/theme/MDXComponents
1ecf4ed428a5 @docusaurus/theme-classic lib/theme/Navbar/Layout src/theme/Navbar/MobileSidebar/Layout
7311e449e352 @docusaurus/theme-classic lib/theme/Navbar/MobileSidebar/Layout src/theme/Navbar/MobileSidebar/Layout
b0c0a72f0423 @docusaurus/theme-classic lib/theme/NavbarItem docusaurus.config.ts,src/theme/NavbarItem
38833ae487eb @docusaurus/theme-classic lib/theme/NotFound/Content src/theme/NotFound/Content
b72a4c9a6a32 @docusaurus/theme-classic lib/theme/TOCCollapsible src/theme/TOCCollapsible/CollapseButton
533794f0a51e @docusaurus/theme-classic lib/theme/TabItem src/theme/MDXComponents
beb124d33644 @docusaurus/theme-classic lib/theme/Tabs src/clientModules/keepTabPosition.ts
42fcb21218b4 @docusaurus/theme-classic lib/theme/prism-include-languages.js src/markdown/rehypeCodeBlocks.ts
66a240ad64d9 @docusaurus/theme-common lib/contexts/navbarMobileSidebar.js src/theme/Navbar/MobileSidebar/Layout
ade5a2056ef4 @docusaurus/theme-common lib/utils/codeBlockUtils.js src/theme/CodeBlock
d8c5eed41495 @easyops-cn/docusaurus-search-local dist/server/server/utils/parseDocument.js src/plugins/search/finishIndex.ts
38a9ebd7cc40 @easyops-cn/docusaurus-search-local dist/server/server/utils/postBuildFactory.js src/plugins/search/index.ts
7aa1bf5b22df @easyops-cn/docusaurus-search-local dist/server/server/utils/scanDocuments.js src/plugins/search/index.ts
57aacb8a95fb react-router cjs/react-router.js src/clientModules/caseSensitiveRoutes.ts
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '));

test.each(comparisons)(
  '%s is the hash of %s/%s, which was compared with %s',
  (hash, name = '', place = '', ours) => {
    const dir = `node_modules/${name}`;
    const text = listFiles(dir, place)
      .map((file) => readText(`${dir}/${file}`))
      .join('');
    const compared = Object.entries(versions).find(([start]) => name.startsWith(start))?.[1];
    const installed = JSON.parse(readText(`${dir}/package.json`)).version;
    const diff = `npm diff --diff=${name}@${compared} --diff=${name}@${installed} ${place}`;
    const message = `${place} has changed. Make the changes that ${ours} needs: ${diff}`;
    expect(createHash('sha256').update(text).digest('hex').slice(0, 12), message).toBe(hash);
  },
);

const theme = 'node_modules/@docusaurus/theme-classic/';
const components = listFiles('.', 'src/theme').filter((file) => file.endsWith('.tsx'));

test('each wrapped or ejected component is compared with its original', () => {
  const originals = components.map((file) => file.replace('src', 'lib').replace('.tsx', '.js'));
  const places = comparisons.map(([, , place = '']) => place);
  const lacking = originals.filter((file) => !places.some((place) => file.startsWith(place)));
  expect(lacking.filter((file) => existsSync(theme + file))).toEqual([]);
});

test('an ejected component imports the style sheet of its original if that has global classes', () => {
  const ejected = components.filter((file) => !readText(file).includes("'@theme-original/"));
  const lacking = ejected.filter((file) => {
    const sheet = `${theme}lib/${path.dirname(file).replace('src/', '')}/styles.module.css`;
    const isGlobal = existsSync(sheet) && /^:global\([^)]*\)(?:,| \{)/m.test(readText(sheet));
    return isGlobal && !readText(file).includes(sheet.replace('node_modules/', ''));
  });
  expect(ejected.length).toBeGreaterThan(4);
  expect(lacking).toEqual([]);
});

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText } from '../utils/files';

/** The package versions of the last review, when the snapshot was accepted. */
const comparedVersions = { '@docusaurus': '3.10.2', '@easyops-cn': '0.55.3', 'react-router': '5.3.4' };

/** Each line: a package, its file or folder, and our files that replace, wrap, or rely on it. */
const originals = `
@docusaurus/core lib/client/ClientLifecyclesDispatcher.js src/clientModules/showHashTarget.ts
@docusaurus/core lib/client/PendingNavigation.js src/clientModules/reloadOnNotFound.ts
@docusaurus/core lib/client/exports/Link.js src/theme/MDXComponents
@docusaurus/core lib/ssg/ssgParams.js src/ssrTemplate.eta
@docusaurus/core lib/ssg/ssgTemplate.html.js src/ssrTemplate.eta
@docusaurus/mdx-loader lib/remark/headings/index.js src/content/nodes.ts
@docusaurus/plugin-content-docs lib/client/docsUtils.js src/theme/DocBreadcrumbs
@docusaurus/theme-classic lib/theme/Admonition/Layout src/theme/Admonition/Layout
@docusaurus/theme-classic lib/theme/CodeBlock src/theme/CodeBlock
@docusaurus/theme-classic lib/theme/DocBreadcrumbs src/theme/DocBreadcrumbs
@docusaurus/theme-classic lib/theme/DocItem src/theme/DocItem
@docusaurus/theme-classic lib/theme/DocSidebarItem/Category src/clientModules/activateButtonsWithSpace.ts
@docusaurus/theme-classic lib/theme/EditMetaRow src/theme/DocItem/Footer
@docusaurus/theme-classic lib/theme/Footer src/site.ts
@docusaurus/theme-classic lib/theme/Heading src/theme/Heading
@docusaurus/theme-classic lib/theme/LastUpdated src/plugins/post-build/toMarkdown.ts
@docusaurus/theme-classic lib/theme/MDXComponents/Code.js src/markdown/rehypeCodeBlocks.ts
@docusaurus/theme-classic lib/theme/MDXComponents/index.js src/theme/MDXComponents
@docusaurus/theme-classic lib/theme/Navbar/Layout src/theme/Navbar/MobileSidebar/Layout
@docusaurus/theme-classic lib/theme/Navbar/MobileSidebar/Layout src/theme/Navbar/MobileSidebar/Layout
@docusaurus/theme-classic lib/theme/NavbarItem docusaurus.config.ts,src/theme/NavbarItem
@docusaurus/theme-classic lib/theme/NotFound/Content src/theme/NotFound/Content
@docusaurus/theme-classic lib/theme/TOCCollapsible src/theme/TOCCollapsible/CollapseButton
@docusaurus/theme-classic lib/theme/TabItem src/theme/MDXComponents
@docusaurus/theme-classic lib/theme/Tabs src/clientModules/keepTabPosition.ts
@docusaurus/theme-common lib/contexts/navbarMobileSidebar.js src/theme/Navbar/MobileSidebar/Layout
@docusaurus/theme-common lib/utils/codeBlockUtils.js src/theme/CodeBlock
@easyops-cn/docusaurus-search-local dist/server/server/index.js src/plugins/search
@easyops-cn/docusaurus-search-local dist/server/server/utils/parseDocument.js src/plugins/search/buildIndex.ts
@easyops-cn/docusaurus-search-local dist/server/server/utils/postBuildFactory.js src/plugins/search/index.ts
@easyops-cn/docusaurus-search-local dist/server/server/utils/scanDocuments.js src/plugins/search/index.ts
react-router cjs/react-router.js src/clientModules/caseSensitiveRoutes.ts
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', file = '', ours = ''] = line.split(' ');
    return { name, file, ours };
  });

for (const { name, file, ours } of originals) {
  test(`${name}/${file} is unchanged`, () => {
    const folder = `node_modules/${name}`;
    const texts = listFiles(folder, file).map((path) => readText(`${folder}/${path}`));
    const hash = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 12);
    const compared = Object.entries(comparedVersions).find(([start]) => name.startsWith(start))?.[1];
    const { version } = JSON.parse(readText(`${folder}/package.json`));
    const diff = `npm diff --diff=${name}@${compared} --diff=${name}@${version} ${file}`;
    const update = 'npx vitest run src/theme -u';
    expect(texts, `${folder} has no ${file}`).not.toEqual([]);
    const message = `It has changed. See what ${ours} needs: ${diff}. Then accept it: ${update}`;
    expect(hash, message).toMatchSnapshot();
  });
}

const theme = 'node_modules/@docusaurus/theme-classic/';
const components = listFiles('.', 'src/theme').filter((file) => file.endsWith('.tsx'));

test('each wrapped or ejected component is in the list', () => {
  const missing = components
    .map((file) => file.replace('src', 'lib').replace('.tsx', '.js'))
    .filter((original) => existsSync(theme + original))
    .filter((original) => !originals.some(({ file }) => original.startsWith(file)));
  expect(missing).toEqual([]);
});

test('an ejected component imports the style sheet of its original if that has global classes', () => {
  const ejected = components.filter((file) => !readText(file).includes("'@theme-original/"));
  const missing = ejected.filter((file) => {
    const sheet = `${theme}lib/${path.dirname(file).replace('src/', '')}/styles.module.css`;
    const isGlobal = existsSync(sheet) && /^:global\([^)]*\)(?:,| \{)/m.test(readText(sheet));
    return isGlobal && !readText(file).includes(sheet.replace('node_modules/', ''));
  });
  expect(ejected.length).toBeGreaterThan(4);
  expect(missing).toEqual([]);
});

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText } from '../utils/files';

/** The versions of the packages with which the files below were last compared, by the starts of their names. */
const comparedVersions = { '@docusaurus': '3.10.2', '@easyops-cn': '0.55.3', 'react-router': '5.3.4' };

/** The files or folders of each package, the hash of the compared text, and our files that replace, wrap, or rely on it. */
const originals = {
  '@docusaurus/core': [
    ['lib/client/ClientLifecyclesDispatcher.js', '30fedb7e211e', 'src/clientModules/handleHashNavigation.ts'],
    ['lib/client/PendingNavigation.js', '1c489db32b56', 'src/clientModules/reloadOnNotFound.ts'],
    ['lib/client/exports/Link.js', 'cd83fc0c2bff', 'src/theme/MDXComponents'],
    ['lib/ssg/ssgParams.js', '62ab3d9a6697', 'src/ssrTemplate.eta'],
    ['lib/ssg/ssgTemplate.html.js', '5d6584e4a61b', 'src/ssrTemplate.eta'],
    ['lib/ssg/ssgTemplate.js', 'faea0446fa8c', 'src/ssrTemplate.eta'],
  ],
  '@docusaurus/mdx-loader': [
    ['lib/processor.js', '85eeb841ae3f', 'src/content/parsePage.ts,src/markdown/index.ts'],
    ['lib/remark/headings/index.js', '505615cf2a08', 'src/content/nodes.ts'],
    ['lib/remark/unusedDirectives/index.js', '4cb5ef708d16', 'src/content/parsePage.ts'],
    ['lib/remark/transformImage/index.js', 'af2090802c9a', 'src/markdown/rehypeReplaceTags.ts'],
  ],
  '@docusaurus/plugin-content-docs': [
    ['lib/docs.js', '152e24d432ed', 'tools/check/rules/pathsAndIds.ts'],
    ['lib/client/docsUtils.js', 'cab6060db00d', 'src/theme/DocBreadcrumbs'],
  ],
  '@docusaurus/theme-classic': [
    ['lib/prism-include-languages.js', 'a464a26897cc', 'src/plugins/excludePrism.ts'],
    ['lib/theme/Admonition/Layout', 'f0668bfe5f9a', 'src/theme/Admonition/Layout'],
    ['lib/theme/CodeBlock', '826c137f66a8', 'src/components/ui/HighlightedCode.tsx'],
    ['lib/theme/DocBreadcrumbs', '8d76dc35831d', 'src/theme/DocBreadcrumbs'],
    ['lib/theme/DocItem', '3d84ddec0de6', 'src/theme/DocItem'],
    [
      'lib/theme/DocSidebar/Desktop/Content',
      '0b44c5cd77bb',
      'src/clientModules/scrollSidebarToActivePage.ts',
    ],
    ['lib/theme/DocSidebarItem/Category', 'ec8e2d5d20f2', 'src/clientModules/activateButtonsWithSpace.ts'],
    ['lib/theme/EditMetaRow', '6e9b9a8a0417', 'src/theme/DocItem/Footer'],
    ['lib/theme/Footer', 'f0d9e067c14e', 'src/site.ts'],
    ['lib/theme/Heading', '3f34f2cda9e9', 'src/theme/Heading'],
    ['lib/theme/Icon/Close', '3db92e40e97c', 'src/components/Search/SearchInput.tsx'],
    ['lib/theme/Icon/Copy', '21640c7c02c4', 'src/components/ui/CopyButton.tsx'],
    ['lib/theme/Icon/Success', 'c5facdbfdd67', 'src/components/ui/CopyButton.tsx'],
    ['lib/theme/Icon/WordWrap', 'ed18a7cab0b4', 'src/components/ui/HighlightedCode.tsx'],
    ['lib/theme/LastUpdated', '24b0f9aa49ea', 'src/plugins/finishBuild/toMarkdown.ts'],
    ['lib/theme/MDXComponents/A', '545715859403', 'src/theme/MDXComponents'],
    ['lib/theme/MDXComponents/Code.js', 'd24106e06e4c', 'src/theme/MDXComponents/Code'],
    ['lib/theme/MDXComponents/Pre.js', '480359ec5f8f', 'src/markdown/rehypeCodeBlocks.ts'],
    ['lib/theme/MDXComponents/index.js', 'b1a0eed95525', 'src/theme/MDXComponents'],
    ['lib/theme/Navbar/Layout', '1ecf4ed428a5', 'src/theme/Navbar/MobileSidebar/Layout'],
    ['lib/theme/Navbar/MobileSidebar/Layout', '7311e449e352', 'src/theme/Navbar/MobileSidebar/Layout'],
    ['lib/theme/NavbarItem', 'b0c0a72f0423', 'docusaurus.config.ts,src/theme/NavbarItem'],
    ['lib/theme/NotFound/Content', '38833ae487eb', 'src/theme/NotFound/Content'],
    ['lib/theme/TOCCollapsible', 'b72a4c9a6a32', 'src/theme/TOCCollapsible/CollapseButton'],
    ['lib/theme/TOCItems', '3ade0353441b', 'src/theme/TOCItems'],
    ['lib/theme/TabItem', '533794f0a51e', 'src/theme/MDXComponents'],
    ['lib/theme/Tabs', 'beb124d33644', 'src/clientModules/keepTabPosition.ts'],
  ],
  '@docusaurus/theme-common': [
    ['lib/contexts/navbarMobileSidebar.js', '66a240ad64d9', 'src/theme/Navbar/MobileSidebar/Layout'],
    ['lib/contexts/navbarSecondaryMenu', '2679b0a1a888', 'src/theme/Navbar/MobileSidebar/Layout'],
    ['lib/utils/scrollUtils.js', '7ec03a694796', 'src/clientModules/keepTabPosition.ts'],
  ],
  '@docusaurus/utils': [['lib/markdownUtils.js', '4ee020ff0bcb', 'src/content/parsePage.ts']],
  '@easyops-cn/docusaurus-search-local': [
    ['dist/client/client/theme/SearchBar', '76357122880a', 'src/theme/SearchBar'],
    ['dist/client/client/theme/SearchPage', '1e0324eceb45', 'src/theme/SearchPage'],
    ['dist/server/server/index.js', 'e0e86e0e21da', 'src/plugins/search'],
    ['dist/server/server/utils/parseDocument.js', 'd8c5eed41495', 'src/plugins/search/buildIndex.ts'],
    ['dist/server/server/utils/postBuildFactory.js', '38a9ebd7cc40', 'src/plugins/search/index.ts'],
    ['dist/server/server/utils/scanDocuments.js', '7aa1bf5b22df', 'src/plugins/search/index.ts'],
  ],
  'react-router': [['esm/react-router.js', '959b74b77b5f', 'src/clientModules/caseSensitiveRoutes.ts']],
} satisfies Record<string, readonly (readonly [file: string, hash: string, ours: string])[]>;

function findVersions(name: string) {
  const compared = Object.entries(comparedVersions).find(([start]) => name.startsWith(start))?.[1];
  return { compared, installed: JSON.parse(readText(`node_modules/${name}/package.json`)).version };
}

for (const [name, rows] of Object.entries(originals)) {
  test.each(rows)(`${name}/%s is unchanged`, (file, hash, ours) => {
    const folder = `node_modules/${name}`;
    const texts = listFiles(folder, file).map((path) => readText(`${folder}/${path}`));
    const newHash = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 12);
    const { compared, installed } = findVersions(name);
    const diff = `npm diff --diff=${name}@${compared} --diff=${name}@${installed} ${file}`;
    expect(texts, `${folder} has no ${file}`).not.toEqual([]);
    const message = `${file} has changed. To see how: ${diff}. Adapt ${ours}, then replace ${hash} with ${newHash} in originals.test.ts`;
    expect(newHash, message).toBe(hash);
  });
}

test.each(Object.keys(originals))('the version of %s is in the list', (name) => {
  const { compared, installed } = findVersions(name);
  const advice = 'If all files above are unchanged, write this version into `comparedVersions`';
  expect(compared, advice).toBe(installed);
});

const classicTheme = '@docusaurus/theme-classic/lib';
const themes = [classicTheme, '@easyops-cn/docusaurus-search-local/dist/client/client'];
const components = listFiles('.', 'src/theme').filter((file) => file.endsWith('.tsx'));

test('the original of each wrapped or ejected component is in the list', () => {
  const missing = components.filter((file) => {
    const starts = themes.map((theme) => file.replace('src', theme).replace('.tsx', '.js'));
    const files = starts.flatMap((start) => [start, `${start}x`]);
    const original = files.find((candidate) => existsSync(`node_modules/${candidate}`));
    return !Object.entries(originals).some(([name, rows]) =>
      rows.some(([listed]) => original?.startsWith(`${name}/${listed}`)),
    );
  });
  expect(missing).toEqual([]);
});

test('an ejected component imports the style sheet of its original if that has global classes', () => {
  const ejected = components.filter((file) => !readText(file).includes("'@theme-original/"));
  const withGlobalClasses = ejected.flatMap((file) => {
    const sheet = `${path.dirname(file).replace('src', classicTheme)}/styles.module.css`;
    const text = existsSync(`node_modules/${sheet}`) ? readText(`node_modules/${sheet}`) : '';
    return /^:global\([^)]*\)(?:,| \{)/m.test(text) ? [{ file, sheet }] : [];
  });
  expect(withGlobalClasses).not.toEqual([]);
  expect(withGlobalClasses.filter(({ file, sheet }) => !readText(file).includes(sheet))).toEqual([]);
});

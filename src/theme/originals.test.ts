import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, readText } from '../files';

const packages = 'node_modules/@docusaurus';
const theme = `${packages}/theme-classic/lib`;
const search = 'node_modules/@easyops-cn/docusaurus-search-local/dist/server/server/utils';
const core = `${packages}/core/lib/client`;

/** Files of the packages that ours replace, repair, or depend on, with their hashes at the last comparison. */
const originals = {
  [`${core}/ClientLifecyclesDispatcher.js`]: '30fedb7e211e',
  [`${packages}/core/lib/ssg/ssgTemplate.html.js`]: '5d6584e4a61b',
  [`${core}/PendingNavigation.js`]: '1c489db32b56',
  [`${core}/exports/Link.js`]: 'cd83fc0c2bff',
  [`${packages}/mdx-loader/lib/remark/headings/index.js`]: '505615cf2a08',
  [`${packages}/plugin-client-redirects/lib/writeRedirectFiles.js`]: '14b655dd454b',
  [`${packages}/theme-common/lib/contexts/navbarMobileSidebar.js`]: '66a240ad64d9',
  [`${packages}/theme-common/lib/utils/tabsUtils.js`]: '1b5d6b2c7d52',
  [`${theme}/theme/Admonition/Layout/index.js`]: 'b283d62419e4',
  [`${theme}/theme/CodeBlock/index.js`]: '639f8655d319',
  [`${theme}/theme/CodeBlock/Buttons/Button/index.js`]: '13db668afc69',
  [`${theme}/theme/CodeBlock/Buttons/CopyButton/index.js`]: '936a841fd6a5',
  [`${theme}/theme/CodeBlock/Line/index.js`]: '5512298d8a19',
  [`${theme}/theme/CodeBlock/Content/String.js`]: '81ab153e9e79',
  [`${theme}/theme/CodeBlock/Layout/index.js`]: '7cff522ae9e5',
  [`${theme}/theme/DocBreadcrumbs/index.js`]: 'a5e21e8d877b',
  [`${theme}/theme/DocBreadcrumbs/Items/Home/index.js`]: '24970d20dba9',
  [`${theme}/theme/DocBreadcrumbs/StructuredData/index.js`]: '7b282577fb02',
  [`${theme}/theme/DocItem/Content/index.js`]: '0902dcb538c3',
  [`${theme}/theme/DocItem/Footer/index.js`]: '93722eb781e3',
  [`${theme}/theme/DocItem/Layout/index.js`]: 'c1f1bbed0740',
  [`${theme}/theme/DocItem/Layout/styles.module.css`]: '191d61c1ae48',
  [`${theme}/theme/DocSidebarItem/Category/index.js`]: 'bebff3ac5f77',
  [`${theme}/theme/EditMetaRow/index.js`]: 'ee718a1346b9',
  [`${theme}/theme/Heading/index.js`]: 'bd5eb7a8be21',
  [`${theme}/theme/MDXComponents/Code.js`]: 'd24106e06e4c',
  [`${theme}/theme/MDXComponents/index.js`]: 'b1a0eed95525',
  [`${theme}/theme/Navbar/Layout/index.js`]: '3bf17c6c30ed',
  [`${theme}/theme/Navbar/MobileSidebar/Layout/index.js`]: '25a9f4a9c4a5',
  [`${theme}/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js`]: 'c49755ffce7c',
  [`${theme}/theme/NavbarItem/LocaleDropdownNavbarItem/index.js`]: '35eda908bbc3',
  [`${theme}/theme/NotFound/Content/index.js`]: '1339cadd0fe0',
  [`${theme}/theme/TabItem/index.js`]: 'beef63074183',
  [`${theme}/theme/Tabs/index.js`]: '7fe3d248d13c',
  [`${theme}/theme/TOCCollapsible/index.js`]: '4e91da4713c1',
  [`${theme}/theme/TOCCollapsible/CollapseButton/index.js`]: 'a25b2a0731e4',
  [`${theme}/theme/prism-include-languages.js`]: '42fcb21218b4',
  'node_modules/react-router/cjs/react-router.js': '57aacb8a95fb',
  [`${search}/postBuildFactory.js`]: '38a9ebd7cc40',
  [`${search}/parseDocument.js`]: 'd8c5eed41495',
  [`${search}/scanDocuments.js`]: '7aa1bf5b22df',
};

test.each(Object.entries(originals))('%s is the one that ours was compared with', (file, hash) => {
  const message = `${file} has changed. See step 3 of "Upgrade Docusaurus" in MAINTAINING.md.`;
  expect(createHash('sha256').update(readText(file)).digest('hex').slice(0, 12), message).toBe(hash);
});

test('each wrapped or ejected component has its original in the list', () => {
  const components = filesBelow('.', 'src/theme').filter((file) => file.endsWith('.tsx'));
  const files = components.map((file) => `${theme}/${file.slice('src/'.length).replace('.tsx', '.js')}`);
  expect(files.filter((file) => existsSync(file) && !(file in originals))).toEqual([]);
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

/** The words of the files that define class names. */
const words = new Set(
  [core, theme, `${packages}/theme-common/lib`, 'node_modules/infima/dist/css/default']
    .flatMap((folder) => filesBelow('.', folder))
    .filter((file) => /\.(?:css|jsx?)$/.test(file))
    .flatMap((file) => readText(file).split(/[^\w-]+/)),
);

/** The beginnings of Docusaurus's class names, without those of ours that begin the same. */
const families =
  'alert breadcrumbs button(?!s) col-- container dropdown footer hash-link main-wrapper markdown menu navbar pagination-nav row(?![a-z]) table-of-contents tabs theme-(?!rookery)';

const classNames = [
  // Classes of modules, by their beginning, because they end with a hash.
  /\[class[*^]=['"]?(?!status_)([A-Za-z]+)/g,
  // The others, in the selector of a style sheet or in quotes.
  new RegExp(`['".]((?:${families.replaceAll(' ', '|')})[\\w-]*)(?=[\\s'":.,)[>]|$)`, 'gm'),
];

test('the classes that styles, scripts, and tests name exist', () => {
  const problems = ['src', 'e2e']
    .flatMap((folder) => filesBelow('.', folder))
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .flatMap((file) =>
      classNames
        .flatMap((pattern) => [...readText(file).matchAll(pattern)])
        .filter(([, name = '']) => !words.has(name))
        .map(([, name]) => `${file}: Docusaurus and Infima have no class ${name}`),
    );
  expect(problems).toEqual([]);
});

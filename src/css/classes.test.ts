import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readText } from '../utils/files';

const files = ['docs', 'e2e', 'src', 'sidebars.ts', 'docusaurus.config.ts'].flatMap((source) =>
  listFiles('.', source),
);
const sheets = files.filter((file) => file.endsWith('.css'));
const modules = sheets.filter((file) => file.endsWith('.module.css'));

function identifiersIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.split(/[^\w-]+/)));
}

/** Returns the classes in the selectors of a style sheet. */
function classesOf(css: string): string[] {
  const selectors = css.replace(/url\([^)]*\)|\/\*.*?\*\/|"[^"]*"/gs, '');
  return [...selectors.matchAll(/\.(-?[a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name);
}

/** The words of the packages whose class names this site uses. */
const packageWords = identifiersIn(
  [
    ...['core/lib/client', 'theme-classic/lib', 'theme-common/lib'].map((folder) => `@docusaurus/${folder}`),
    'infima/dist/css/default',
  ]
    .flatMap((folder) => listFiles('.', `node_modules/${folder}`))
    .filter((file) => /\.(?:css|jsx?)$/.test(file))
    .map((file) => readText(file).replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '')),
);

/** Returns the classes of modules that a component names, as `src/styles.module.css .box`. */
function moduleClassesIn(file: string): string[] {
  const text = readText(file);
  const imported = [...text.matchAll(/import (\w+) from '(\.\S+\.module\.css)'/g)].flatMap(
    ([, styles, sheet]) =>
      [...text.matchAll(new RegExp(`(?<![/\\w])${styles}\\.(\\w+)`, 'g'))].map(([, name]) => [sheet, name]),
  );
  return imported.map(([sheet = '', name]) => `${path.join(path.dirname(file), sheet)} .${name}`);
}

// TypeScript takes any name for a class of a style sheet.
test('the classes of modules that components name are those that the modules have', () => {
  const named = files.filter((file) => file.endsWith('.tsx')).flatMap(moduleClassesIn);
  const defined = modules.flatMap((sheet) => {
    const css = readText(sheet).replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    return classesOf(css).map((name) => `${sheet} .${name}`);
  });
  expect(named.length).toBeGreaterThan(40);
  expect(new Set(named)).toEqual(new Set(defined));
});

test('components and pages name exactly the global classes that have styles, and ours start with `rk-`', () => {
  const code = files.filter((file) => /^(?!e2e).*(?<!\.test)\.(?:mdx|svg|tsx?)$/.test(file)).map(readText);
  const words = identifiersIn(code);
  const styled = [...packageWords, ...sheets.flatMap((sheet) => classesOf(readText(sheet)))];
  const named = code
    .flatMap((text) => [...text.matchAll(/className[=:] ?\{?(?:clsx\()?(["'`])(.*?)\1/g)])
    .flatMap(([, , names = '']) => names.replace(/\$\{[^}]*\}/g, '').split(' '));
  // `plan--${plan}` can name any class that starts with `plan--`.
  const unstyled = [...new Set(named)].filter(
    (name) => !styled.some((style) => (name.endsWith('-') ? style.startsWith(name) : style === name)),
  );
  const defined = sheets
    .filter((sheet) => !modules.includes(sheet))
    .flatMap((sheet) => classesOf(readText(sheet)));
  const ours = defined.filter((name) => !packageWords.has(name));
  const unused = ours.filter((name) => ![name, name.replace(/(?<=--).*/, '')].some((use) => words.has(use)));
  const unprefixed = ours.filter((name) => !name.startsWith('rk-'));
  expect(named.length).toBeGreaterThan(100);
  expect({ unstyled, unused, unprefixed }).toEqual({ unstyled: [], unused: [], unprefixed: [] });
});

/** Prefixes of Docusaurus's class names. Lookaheads exclude roles and a storage key. */
const families =
  'alert breadcrumbs button col-- container dropdown footer hash-link main-wrapper markdown menu navbar pagination-nav row(?![a-z]) table-of-contents tabs theme-(?!rookery)';

const packageNames = [
  // Variables.
  /(--(?:ifm|doc|docusaurus)-[\w-]+)/g,
  // Prefixes of classes of modules, which end with a hash.
  /\[class[*^]=['"]?((?!rk-)[A-Za-z]+)/g,
  // The others, in the selector of a style sheet or in quotes.
  new RegExp(`['".]((?:${families.replaceAll(' ', '|')})[\\w-]*)(?=[\\s'":.,)[>]|$)`, 'gm'),
];

test('the classes and variables of Docusaurus and Infima that styles, scripts, and tests name exist', () => {
  const named = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .flatMap((file) =>
      packageNames
        .flatMap((pattern) => [...readText(file).matchAll(pattern)])
        .map(([, name = '']) => ({ file, name })),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !packageWords.has(name))).toEqual([]);
});

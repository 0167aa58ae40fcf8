import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A reliance on something that a package doesn't document and can change in any release. */
export interface Seam {
  readonly name: string;
  /** What relies on it. */
  readonly usedBy: string;
  /** Why there is no supported way. */
  readonly why: string;
  /** Texts that files of packages contain while the seam is valid. */
  readonly contains: Readonly<Record<string, readonly string[]>>;
}

/** The versions with which everything was last tried, by the scope of the packages. */
const verified: Readonly<Record<string, string>> = { '@docusaurus': '3.10.2' };

/** Every reliance on the internals of a package. When you upgrade a package, try what its entries name. */
export const seams: readonly Seam[] = [
  {
    name: 'client entry',
    usedBy: 'src/plugins/speed/preHydration/start.ts',
    why: "Docusaurus runs its whole client in one task, which blocks slow phones. Our entry imports the client's parts one by one, and its entry last.",
    contains: {
      '@docusaurus/core/lib/client/clientEntry.js': ["import App from './App'", 'hydrateRoot(container, app'],
      '@docusaurus/core/lib/client/App.js': ["from '@generated/routes'", "from '@theme/Root'"],
      '@docusaurus/core/lib/webpack/client.js': ["'../client/clientEntry.js'"],
    },
  },
  {
    name: 'cascade layer order',
    usedBy: 'src/plugins/speed/preHydration/start.ts',
    why: 'The statement that orders the layers has to come before all styles, and our entry imports styles before the client modules.',
    contains: {
      '@docusaurus/plugin-css-cascade-layers/lib/index.js': [
        "'layers.css'",
        'createData(LayersDeclarationModule',
      ],
    },
  },
  {
    name: 'prefetch functions',
    usedBy: 'src/plugins/speed/preHydration/prefetchWhenIdle.ts',
    why: 'No option makes Docusaurus prefetch pages one at a time, or only a few, so both functions are replaced after the client has started. That saves 100 kB and 16 requests of a page.',
    contains: {
      '@docusaurus/core/lib/client/clientEntry.js': ['window.docusaurus = docusaurus'],
      '@docusaurus/core/lib/client/docusaurus.js': ['prefetch,', 'preload,'],
    },
  },
  {
    name: 'hydration attribute',
    usedBy: 'src/plugins/speed/preHydration/interactions.ts',
    why: 'Nothing else tells a script in the page that React has taken over.',
    contains: { '@docusaurus/core/lib/client/hasHydratedDataAttribute.js': ['<html data-has-hydrated='] },
  },
  {
    name: 'markup of the theme',
    usedBy: 'src/plugins/speed/preHydration/interactions.ts and src/css/early.css',
    why: 'The script in the page operates the menu, the mode switch, and the tabs that the theme renders, before the theme can.',
    contains: {
      '@docusaurus/theme-classic/lib/theme/Navbar/ColorModeToggle/index.js': ['<ColorModeToggle'],
      '@docusaurus/theme-classic/lib/theme/ColorModeToggle/index.js': [
        'disabled={!isBrowser}',
        'title={getColorModeLabel(',
      ],
      '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/Toggle/index.js': [
        'className="navbar__toggle',
        'aria-expanded=',
      ],
      '@docusaurus/theme-classic/lib/inlineScripts.js': ['data-theme-choice'],
    },
  },
  {
    name: 'route tables',
    usedBy: 'src/plugins/speed/pageScripts.ts',
    why: 'Docusaurus tells plugins neither the chunks of a route nor the files of a chunk. It writes both into .docusaurus/, the routes in the order of the tree.',
    contains: {
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js': [
        "'routesChunkNames.json'",
        'const routeKey = `',
        'res.routesChunkNames[routeKey] = {',
      ],
      '@docusaurus/core/lib/webpack/client.js': ["'client-manifest.json'"],
    },
  },
  {
    name: 'page tables',
    usedBy: 'src/plugins/speed/loaders/shortTables.cjs',
    why: "Every page downloads tables of all pages, and parts of them are for cards, versions, and the server, which no option leaves out. That's 3 kB of a page's scripts. One chunk for everything around the content saves 7 requests.",
    contains: {
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js': [
        '() => import(/* webpackChunkName: ',
        ', require.resolveWeak(',
      ],
      '@docusaurus/core/lib/client/exports/ComponentCreator.js': ['loader[keyPath] = chunkRegistry[0]'],
      '@docusaurus/plugin-content-docs/lib/props.js': ['docs: toVersionDocsProp(loadedVersion)'],
      '@docusaurus/plugin-content-docs/lib/globalData.js': ['docs: version.docs'],
    },
  },
  {
    name: 'functions without tslib',
    usedBy: 'src/plugins/speed/utilsCommon.ts',
    why: 'The CommonJS entry of the package imports tslib whole, which is 3 kB of every page.',
    contains: {
      '@docusaurus/utils-common/lib/index.js': [
        'require("tslib")',
        'require("./applyTrailingSlash")',
        'require("./errorUtils")',
      ],
    },
  },
  {
    name: "the theme's highlighter",
    usedBy: 'src/plugins/speed',
    why: 'Code is highlighted during the build, so the highlighter resolves to an empty module in the client. The theme imports it in files that this site replaces or leaves out.',
    contains: {
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js': ["from 'prism-react-renderer'"],
      '@docusaurus/theme-classic/lib/prism-include-languages.js': ["from 'prism-react-renderer'"],
    },
  },
  {
    name: 'code blocks, tabs, and mobile menu of the theme',
    usedBy: 'src/theme/CodeBlock, src/theme/TabItem, and src/theme/Navbar/MobileSidebar/Layout',
    why: 'Replaced theme components use the same hooks as the ones they replace.',
    contains: {
      '@docusaurus/theme-common/lib/internal.d.ts': [
        'CodeBlockContextProvider',
        'useCodeBlockContext',
        'useNavbarMobileSidebar',
        'useNavbarSecondaryMenu',
        'useTabs',
      ],
      '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/index.js': ["message: 'Copied'"],
    },
  },
  {
    name: 'order of postBuild hooks',
    usedBy: 'src/plugins/inOrder.ts',
    why: 'Docusaurus calls the hooks of all plugins at once, in the order of the plugins; ours wait for one another.',
    contains: {
      '@docusaurus/core/lib/commands/build/buildLocale.js': [
        'await Promise.all(plugins.map(async (plugin) =>',
        'plugin.postBuild({',
      ],
    },
  },
];

/** Returns the folder that a package is installed in. Not every package lets others resolve its `package.json`. */
function modulesWith(packageName: string): string {
  const places = createRequire(__filename).resolve.paths(packageName) ?? [];
  const folder = places.find((place) => fs.existsSync(path.join(place, packageName)));
  if (!folder) {
    throw new Error(`${packageName} isn't installed. Run \`npm ci\`.`);
  }
  return folder;
}

/**
 * Throws if an installed package no longer contains what a seam relies on.
 * @throws if one doesn't, with the seam, the version that is installed, and the one that it was verified with
 */
export function checkSeams(list: readonly Seam[] = seams): void {
  for (const { name, usedBy, why, contains } of list) {
    for (const [file, texts] of Object.entries(contains)) {
      const [scope = '', packageName = ''] = file.split('/');
      const folder = modulesWith(`${scope}/${packageName}`);
      const place = path.join(folder, file);
      const content = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
      const missing = texts.find((text) => !content.includes(text));
      if (missing !== undefined) {
        const { version }: { version: string } = JSON.parse(
          fs.readFileSync(path.join(folder, scope, packageName, 'package.json'), 'utf8'),
        );
        throw new Error(
          `The seam "${name}" in src/seams.ts is broken: ${file} has no \`${missing}\`. ` +
            `${scope}/${packageName} is at ${version}, and the seam was verified with ${verified[scope]}. ${usedBy} relies on it. ${why} ` +
            'Read what has changed there, adapt the code, and update the entry.',
        );
      }
    }
  }
}

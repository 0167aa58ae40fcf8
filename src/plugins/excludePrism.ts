import type { Plugin } from '@docusaurus/types';

const original = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/** Removes the theme's client module that puts Prism into the scripts of every page: `rehypeCodeBlocks` highlights at build time. */
export default function excludePrism(): Plugin {
  return {
    name: 'rookery-exclude-prism',
    configureWebpack: () => ({ resolve: { alias: { [original]: false } } }),
  };
}

import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

// Not resolved as a module: if an upgrade moves the file, pages only get Prism back.
const original = path.join(require.resolve('@docusaurus/theme-classic'), '../prism-include-languages.js');

/** Removes the theme's client module that puts Prism into the scripts of every page: `rehypeCodeBlocks` highlights at build time. */
export default function excludePrism(): Plugin {
  return {
    name: 'rookery-exclude-prism',
    configureWebpack: () => ({ resolve: { alias: { [original]: false } } }),
  };
}

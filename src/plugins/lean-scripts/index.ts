import type { Plugin } from '@docusaurus/types';

/** The client module with which the theme teaches the highlighter its languages, on every page. */
const languages = '@docusaurus/theme-classic/lib/prism-include-languages';

/** Leaves the highlighter out of the scripts of every page. `rehypeCodeBlocks` highlights their code. */
export default function leanScripts(): Plugin {
  return {
    name: 'rookery-lean-scripts',
    configureWebpack: () => ({ resolve: { alias: { [require.resolve(languages)]: false } } }),
  };
}

import type { Plugin } from '@docusaurus/types';

/** The client module with which the theme teaches the highlighter its languages, on every page. */
const languages = '@docusaurus/theme-classic/lib/prism-include-languages';

/** Leaves the code highlighter out of the scripts of every page. `src/theme/CodeBlock` has it on pages with code. */
export default function leanScripts(): Plugin {
  return {
    name: 'rookery-lean-scripts',
    configureWebpack: () => ({ resolve: { alias: { [require.resolve(languages)]: false } } }),
  };
}

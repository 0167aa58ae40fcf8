import type { Plugin } from '@docusaurus/types';

/**
 * Keeps out of the readers' scripts what no reader needs.
 *
 * The theme still asks for its highlighter, though the code is coloured when the site is built
 * (`src/plugins/highlighted-code`): it gets an empty module.
 */
export default function leanScripts(): Plugin {
  return {
    name: 'rookery-lean-scripts',
    configureWebpack() {
      return { resolve: { alias: { 'prism-react-renderer$': false } } };
    },
  };
}
